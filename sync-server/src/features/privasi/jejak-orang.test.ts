import { expect, test } from 'vitest';
import { writeAudit } from '../../db/write-audit.ts';
import { makeRow } from '../../testing/make-row.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { readTables } from '../pencadangan/testing/read-tables.ts';
import { pengumuman } from '../pengumuman/pengumuman.table.ts';
import { kursiSeleksi } from '../seleksi/kursi.table.ts';
import { write } from '../situs/testing/admission.ts';
import { kumpulkan } from './kumpulkan.ts';

const t = perTest(buildTestApp);
const everything = async () => JSON.stringify([...(await readTables(t))]);

test('what the trail and a seat say of an applicant by his record alone is in the committee’s copy and goes', async () => {
  const admin = await t.signIn('administrator');
  const { session, send } = await buildPendaftar(t, 'siti', 'Siti Aini');
  await send({ nama: 'Siti Aini' });
  await write(t, async (tx) => {
    // Tables whose rows have no id, and acts on no table at all.
    for (const [tabel, alasan] of [
      ['nilai_peserta', 'anak guru kami'],
      ['seleksi', 'yatim piatu'],
    ] as const)
      for (const baris_id of ['siti', 'budi'])
        await writeAudit(tx, 1, {
          tindakan: 'ubah',
          tabel,
          baris_id,
          sesudah: { nilai: 55 },
          alasan: `${alasan} ${baris_id}`,
        });
    await makeRow(tx, kursiSeleksi, { peserta_id: 'siti', alasan: 'titipan Pak Camat' });
    await makeRow(tx, kursiSeleksi, { peserta_id: 'budi', alasan: 'pindahan' });
  });
  const orang = { peserta_id: 'siti', akun_id: session.akun_id };
  const copy = JSON.stringify(await kumpulkan(t.context.store.read, orang, 'panitia', t.clock.nowMs()));
  const told = ['anak guru kami siti', 'yatim piatu siti', 'titipan Pak Camat'];
  const ofOthers = ['anak guru kami budi', 'yatim piatu budi', 'pindahan'];
  expect(told.filter((one) => !copy.includes(one))).toEqual([]);
  expect(ofOthers.filter((one) => copy.includes(one))).toEqual([]);
  const isi = { konfirmasi: 'Siti Aini', alasan: 'diminta orangnya' };
  expect((await t.call(admin, 'POST', '/api/privasi-hapus/siti', isi)).body.status).toBe(true);
  const after = await everything();
  expect(told.filter((one) => after.includes(one))).toEqual([]);
  expect(ofOthers.filter((one) => !after.includes(one))).toEqual([]);
});

test('announcements that he has read are in his copy, and are no more counted for him', async () => {
  const admin = await t.signIn('administrator');
  const [siti, budi] = [await buildPendaftar(t, 'siti', 'Siti Aini'), await buildPendaftar(t, 'budi')];
  const shown = { level: 'peserta', status: true, mulai: null, selesai: null };
  await write(t, (tx) => makeRow(tx, pengumuman, { id: 'libur', naskah: 1, ...shown }));
  for (const { session } of [siti, budi])
    expect(
      (await t.call(session, 'POST', '/api/peserta/pesan-dibaca', { ids: ['pengumuman:libur.1'] }))
        .httpStatus,
    ).toBe(200);
  const readers = async () => (await readTables(t)).get('pengumuman_pembaca')?.length;
  expect(await readers()).toBe(2);
  const orang = { peserta_id: 'siti', akun_id: siti.session.akun_id };
  const copy = await kumpulkan(t.context.store.read, orang, 'pendaftar', t.clock.nowMs());
  expect(copy.tabel['pengumuman_pembaca']).toEqual([{ pengumuman_id: 'libur', dikonfirmasi: true }]);
  const isi = { konfirmasi: 'Siti Aini', alasan: 'diminta orangnya' };
  expect((await t.call(admin, 'POST', '/api/privasi-hapus/siti', isi)).body.status).toBe(true);
  expect(await readers()).toBe(1);
});
