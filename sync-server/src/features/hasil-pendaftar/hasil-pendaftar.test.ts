import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { accept, write } from '../situs/testing/admission.ts';
import { keteranganUji as keterangan } from './testing/keterangan-uji.ts';
import { deleteHasilSeleksi } from '../seleksi/seleksi.mutations.ts';

const t = perTest(buildTestApp);
const hour = 3_600_000;

/** Ani is accepted, Budi is not; everybody may know in an hour. */
async function buildAnnounced() {
  const [ani, budi] = [await buildPendaftar(t, 'ani', 'Ani'), await buildPendaftar(t, 'budi', 'Budi')];
  const terbit_ms = t.clock.nowMs() + hour;
  await accept(t, { peserta_id: 'ani', program_keahlian_id: 'rpl', terbit_ms, keterangan });
  await accept(t, {
    peserta_id: 'budi',
    program_keahlian_id: null,
    terbit_ms,
    status: 'TL',
    jalan: null,
    keterangan: { ...keterangan, akhir: 7000 },
  });
  return { ani: ani.session, budi: budi.session, terbit_ms };
}
const ask = async (who: Session | undefined) => (await t.call(who, 'GET', '/api/peserta/hasil')).body;

describe('the own result of an applicant', () => {
  test('before it is published everybody reads the same, to the millisecond', async () => {
    const { ani, budi, terbit_ms } = await buildAnnounced();
    t.clock.advance(terbit_ms - t.clock.nowMs() - 1);
    expect(await ask(ani)).toEqual({ diumumkan: false, hasil: null });
    expect(await ask(budi)).toEqual(await ask(ani));
    t.clock.advance(1);
    expect((await ask(ani)).hasil.status).toBe('L');
  });

  test('from then on each reads his own, with scores in points and programmes by name', async () => {
    const { ani, budi } = await buildAnnounced();
    t.clock.advance(hour);
    expect(await ask(ani)).toMatchObject({
      diumumkan: true,
      hasil: {
        status: 'L',
        jurusan: 'Rekayasa Perangkat Lunak',
        jalan: 'pg1',
        nilai: { prestasi: 5, akhir: 81.25 },
        pilihan: [{ name: 'Rekayasa Perangkat Lunak', nilai_terendah: 81.25, peringkat: 1 }],
        stabil: false,
      },
    });
    expect((await ask(budi)).hasil).toMatchObject({ status: 'TL', jurusan: '', nilai: { akhir: 70 } });
  });

  test('what is withheld, taken back or deleted is nobody’s result any more', async () => {
    const { ani } = await buildAnnounced();
    t.clock.advance(hour);
    await write(t, (tx) => deleteHasilSeleksi(tx));
    expect(await ask(ani)).toEqual({ diumumkan: false, hasil: null });
    await accept(t, { peserta_id: 'ani', program_keahlian_id: 'rpl', terbit_ms: null, keterangan });
    expect(await ask(ani)).toEqual({ diumumkan: false, hasil: null });
  });

  test('a result of an older wave has no scores, and who took no part hears that something is published', async () => {
    await buildPendaftar(t, 'ani', 'Ani');
    const citra = await buildPendaftar(t, 'citra', 'Citra');
    await accept(t, { peserta_id: 'ani', program_keahlian_id: 'rpl', terbit_ms: 0 });
    expect(await ask(citra.session)).toEqual({ diumumkan: true, hasil: null });
    await accept(t, { peserta_id: 'citra', program_keahlian_id: 'rpl', terbit_ms: 0, jalan: 'stabil' });
    expect((await ask(citra.session)).hasil).toMatchObject({ nilai: null, pilihan: [], stabil: true });
  });

  test('a school that does not announce the lowest score does not tell it here either', async () => {
    const { ani } = await buildAnnounced();
    t.clock.advance(hour);
    const admin = await t.signIn('administrator');
    const { seleksi } = (await t.call(admin, 'GET', '/api/pengaturan')).body;
    const saved = await t.call(admin, 'PUT', '/api/pengaturan/seleksi', {
      ...seleksi,
      tampilkan_nilai_terendah: false,
    });
    expect(saved.body.status).toBe(true);
    expect((await ask(ani)).hasil.pilihan[0].nilai_terendah).toBeNull();
  });

  test('it is asked by applicants alone', async () => {
    for (const role of ['administrator', 'operator', 'guru', 'supervisor'] as const)
      expect((await t.call(await t.signIn(role), 'GET', '/api/peserta/hasil')).httpStatus).toBe(403);
    expect((await t.call(undefined, 'GET', '/api/peserta/hasil')).httpStatus).toBe(401);
  });
});
