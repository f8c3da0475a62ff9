import { expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { insertPesan } from './rows/pesan.mutations.ts';
import { buildInbox } from './testing/build-inbox.ts';

const t = perTest(buildTestApp);
const inbox = perTest(() => Promise.resolve(buildInbox(t)));
const rina = perTest(() => t.signIn('operator'));

test('a conversation is found by the words of any one message of either side, whatever stands in them', async () => {
  const said = {
    siti: 'Nilai rapor 100% benar?',
    budi: 'Berkas kartu_keluarga.pdf hilang',
    aisyah: 'متى موعد الاختبار؟',
  };
  for (const [id, body] of Object.entries(said)) await inbox.write(await inbox.pendaftar(id), { body });
  await inbox.reply(rina, 'siti', { body: 'Sudah kami periksa: BENAR.' });
  const find = async (q: string, saring = 'semua') => {
    const { rows, total } = await inbox.list(rina, `q=${encodeURIComponent(q)}&saring=${saring}`);
    expect(total).toBe(rows.length);
    return rows.map(({ id }: { id: string }) => id);
  };
  for (const [q, found] of [
    ['RAPOR', ['siti']],
    ['periksa', ['siti']],
    ['100%', ['siti']],
    ['%', ['siti']],
    ['_', ['budi']],
    ['kartu_kel', ['budi']],
    ['kartuXkel', []],
    ['موعد', ['aisyah']],
    [String.raw`\ `, []],
    ["' or 1=1 --", []],
    // Both words, in one message.
    ['rapor benar', ['siti']],
    ['rapor periksa', []],
  ] as const)
    expect([q, await find(q)]).toEqual([q, found]);
  expect(await find('rapor', 'saya')).toEqual(['siti']);
  expect(await find('rapor', 'tanpa')).toEqual([]);
});

test('what is told to an applicant outside of his conversation is no part of the search', async () => {
  await inbox.write(await inbox.pendaftar('siti'));
  const letter = {
    peserta_id: 'siti',
    id: 'surat',
    jenis: 'kotak' as const,
    title: 'PENANDA',
    body: 'PENANDA',
  };
  const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
  await t.context.store.tx(system, (tx) => insertPesan(tx, t.clock.nowMs(), [letter]));
  expect((await inbox.list(rina, 'q=PENANDA')).total).toBe(0);
});
