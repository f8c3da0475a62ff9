import { describe, expect, test } from 'vitest';
import { hapusan, hapusanIsi } from '../../crud/delete/hapusan.table.ts';
import { verifyChain } from '../../db/chain/verify-chain.ts';
import { eq } from 'drizzle-orm';
import { listRelations } from '../../db/relations.ts';
import { nameOf } from '../../db/table-rows.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { makeRow } from '../../testing/make-row.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { listMedia } from '../../media/media.queries.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { saveImport } from '../peserta/import/import.mutations.ts';
import { readTables } from '../pencadangan/testing/read-tables.ts';
import { buildSchool, createBackup, finish, restoreBackup } from '../pencadangan/testing/school.ts';
import { accept, write } from '../situs/testing/admission.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { tetapAda } from './aturan-hapus.ts';
import { makePerson, marksOf, type Rows } from './testing/make-person.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));

const hapus = (id: string, konfirmasi: string, alasan = 'diminta orangnya') =>
  t.call(admin, 'POST', `/api/privasi-hapus/${id}`, { konfirmasi, alasan });
const lihat = (id: string) => t.call(admin, 'GET', `/api/privasi-hapus/${id}`);
const everything = async () => JSON.stringify([...(await readTables(t))]);

describe('all that is kept about one person goes', () => {
  test('out of every table, and nothing of anybody else; what stays has no name', async () => {
    const [siti, budi] = [await t.signIn('peserta'), await t.signIn('peserta')];
    let rows: Rows[] = [];
    await write(t, async (tx) => {
      const given = { nama: 'Siti Aini', status: 1 };
      rows = [
        await makePerson(tx, siti.akun_id, { id: 'siti', akun_id: siti.akun_id, ...given }),
        await makePerson(tx, budi.akun_id, { id: 'budi', akun_id: budi.akun_id }),
      ];
    });
    const [own, other] = rows as [Rows, Rows];
    const preview = (await lihat('siti')).body;
    expect(preview).toMatchObject({ nama: 'Siti Aini', halangan: '', ikut: expect.any(Array) });
    expect(preview.ikut.length).toBe(own.size - tetapAda.length);
    const before = await everything();
    for (const { value } of marksOf(own))
      expect([value, before.includes(`"${value}"`)]).toEqual([value, true]);
    expect((await hapus('siti', 'siti aini')).body.status).toBe(true);
    const after = await everything();
    // What they name of the school's own, a schedule for one, stays.
    const keys = listRelations().map(({ table, column }) => `${nameOf(table)}.${column.name}`);
    const left = marksOf(own)
      .filter(({ tabel, name }) => !keys.includes(`${tabel}.${name}`))
      .filter(({ value }) => after.includes(`"${value}"`));
    const tables = await readTables(t);
    for (const [table, row] of own)
      if (!tetapAda.includes(nameOf(table))) expect(tables.get(nameOf(table))).not.toContainEqual(row);
    expect([...new Set(left.map(({ tabel }) => tabel))].filter((one) => !tetapAda.includes(one))).toEqual([]);
    expect(left.filter(({ tabel }) => tabel === 'peserta').map(({ name }) => name)).toEqual([
      'nomor_register',
    ]);
    expect(after).not.toContain('Siti Aini');
    for (const { value } of marksOf(other))
      expect([value, after.includes(`"${value}"`)]).toEqual([value, true]);
    expect((await t.call(siti, 'GET', '/api/user-info')).httpStatus).toBe(401);
    expect((await verifyChain(t.context.store.read)).salah).toEqual([]);
    const { body } = await t.call(admin, 'GET', '/api/audit?tindakan=hapus+data+orang&page=1');
    expect(body.rows).toMatchObject([{ baris_id: 'siti', alasan: 'diminta orangnya' }]);
  });

  test('his files, what can still be taken back, and reports that name him go too; a draft leaves no number', async () => {
    const { upload, session } = await buildPendaftar(t, 'siti', 'Siti Aini');
    const name = await upload('pdf');
    await t.call(session, 'POST', '/api/peserta/pendaftaran-draf', { dok_akte_lahir: name });
    // What tells of him beside his rows: the trail, a report, a deletion that could be taken back.
    await write(t, async (tx) => {
      const entry = { tindakan: 'ubah', tabel: 'peserta', sesudah: { nama: 'Siti di catatan' } };
      await writeAudit(tx, t.clock.nowMs(), { ...entry, baris_id: 'siti' });
      await writeAudit(tx, t.clock.nowMs(), {
        ...entry,
        baris_id: 'budi',
        sesudah: { nama: 'Budi di catatan' },
      });
      const laporan = { baris: ['Siti Aini di laporan'] };
      await saveImport(tx, 0, { jenis: 'peserta', nama_berkas: 'a.csv', laporan });
      const { id } = await makeRow(tx, hapusan);
      const baris = [{ peserta_id: 'siti', ruang: 'Siti di hapusan' }];
      await makeRow(tx, hapusanIsi, { hapusan_id: id, baris });
    });
    const told = ['Siti Aini', 'Siti di catatan', 'Siti Aini di laporan', 'Siti di hapusan'];
    const before = await everything();
    for (const one of told) expect([one, before.includes(one)]).toEqual([one, true]);
    expect((await hapus('siti', 'Siti Aini')).body.status).toBe(true);
    const after = await everything();
    for (const one of told) expect([one, after.includes(one)]).toEqual([one, false]);
    expect(after).toContain('Budi di catatan');
    expect((await readTables(t)).get('peserta')).toEqual([]);
    expect(await listMedia(t.context.store.read, [name])).toEqual([]);
  });
});

describe('nobody is deleted by mistake', () => {
  test('without his name typed, without a reason, or while he has a published seat it is refused, and says the way out', async () => {
    const { send } = await buildPendaftar(t, 'siti', 'Siti Aini');
    await send({ nama: 'Siti Aini' });
    expect((await hapus('siti', 'Budi')).body.kesalahan).toEqual({
      konfirmasi: 'Ketik nama Siti Aini untuk melanjutkan.',
    });
    expect((await hapus('siti', 'Siti Aini', ' ')).body.kesalahan).toHaveProperty('alasan');
    await accept(t, { peserta_id: 'siti', program_keahlian_id: 'p', terbit_ms: t.clock.nowMs() });
    expect((await lihat('siti')).body.halangan).toMatch(/memegang kursi/);
    const refused = await hapus('siti', 'Siti Aini');
    expect([refused.httpStatus, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/Lepaskan kursinya/),
    ]);
    expect(await everything()).toContain('Siti Aini');
    await write(t, (tx) =>
      tx.update(hasilSeleksi).set({ lepas_ms: 1 }).where(eq(hasilSeleksi.peserta_id, 'siti')),
    );
    expect((await hapus('siti', 'Siti Aini')).body.status).toBe(true);
    // Asked for again it changes nothing, and is no error.
    expect((await hapus('siti', 'Siti Aini')).body.status).toBe(true);
    expect((await hapus('tidak-ada', 'Siti Aini')).httpStatus).toBe(404);
    expect((await lihat('siti')).httpStatus).toBe(404);
    const [left] = (await readTables(t)).get('peserta') ?? [];
    expect(left).toMatchObject({ nama: 'Data dihapus', nisn: null, status: 6, akun_id: null });
    expect(left?.['nomor_register']).toEqual(expect.any(String));
  });

  test('not while he sits an exam; afterwards his attempt and its log go, and those of the others stay', async () => {
    const school = await buildSchool(t);
    const { pesertaId } = school.room.rows[0]!;
    const nama = String((await readTables(t)).get('peserta')?.find(({ id }) => id === pesertaId)?.['nama']);
    expect((await hapus(pesertaId, nama)).body.message).toMatch(/masih mengerjakan ujian/);
    await finish(school.device);
    expect((await hapus(pesertaId, nama)).body.status).toBe(true);
    const tables = await readTables(t);
    for (const tabel of ['ujian', 'aliran', 'operasi'])
      expect([tabel, tables.get(tabel)]).toEqual([tabel, []]);
    expect(tables.get('peserta')).toHaveLength(1);
  });
});

test('after a deletion every list and record of the school is read as before, by the staff and by the others', async () => {
  const [siti, budi] = [
    await buildPendaftar(t, 'siti', 'Siti Aini'),
    await buildPendaftar(t, 'budi', 'Budi'),
  ];
  await siti.send({ nama: 'Siti Aini', nisn: '0061234561', jurusan_id_1: 'rpl', jurusan_id_2: null });
  await budi.send({ nama: 'Budi', nisn: '0061234562', jurusan_id_1: 'rpl', jurusan_id_2: null });
  for (const one of [siti, budi]) await one.setStatus(4);
  for (const id of ['siti', 'budi'])
    await t.call(admin, 'PUT', `/api/olah-nilai/rpl/${id}`, { nilai_teori: 10, wawancara: 80 });
  const run = async () => {
    for (const path of ['olah-nilai-grade', 'olah-nilai-grade2'])
      expect((await t.call(admin, 'POST', `/api/${path}`, { id: 'rpl', alasan: 'uji' })).body.status).toBe(
        true,
      );
  };
  await run();
  // Before it is published nobody has a seat to give back.
  expect((await hapus('siti', 'Siti Aini')).body.status).toBe(true);
  // What a run was made of has changed, so that it is not published as it was.
  expect((await t.call(admin, 'POST', '/api/publikasi', { sekarang: true })).body.message).toMatch(
    /Jalankan lagi/,
  );
  await run();
  expect((await t.call(admin, 'POST', '/api/publikasi', { sekarang: true })).body.status).toBe(true);
  for (const session of [undefined, admin, budi.session])
    for (const { method, path } of t.routes.filter((route) => route.method === 'GET')) {
      const address = path.replaceAll(/:(\w+)/g, (_, name: string) =>
        name.endsWith('jurusan_id') ? 'rpl' : 'siti',
      );
      const answer = await t.app.request(address, {
        method,
        headers: session ? { authorization: `Bearer ${session.token}` } : {},
      });
      expect([address, answer.status < 500]).toEqual([address, true]);
      if (answer.headers.get('content-type')?.includes('event-stream')) await answer.body?.cancel();
      else expect([address, (await answer.text()).includes('Siti Aini')]).toEqual([address, false]);
    }
  const accepted = (await t.call(undefined, 'GET', '/api/pengumuman')).body as { nama: string }[];
  expect(accepted).toHaveLength(1);
}, 60_000);

test('an older backup brings nobody back: the deletion is applied again before the first call', async () => {
  const school = await buildSchool(t);
  await finish(school.device);
  const { pesertaId } = school.room.rows[0]!;
  const nama = String((await readTables(t)).get('peserta')?.find(({ id }) => id === pesertaId)?.['nama']);
  expect((await t.call(school.admin, 'POST', '/api/pencadangan')).body.status).toBe(true);
  const [{ id }] = (await t.call(school.admin, 'GET', '/api/pencadangan')).body;
  expect(
    (
      await t.call(school.admin, 'POST', `/api/privasi-hapus/${pesertaId}`, {
        konfirmasi: nama,
        alasan: 'diminta',
      })
    ).body.status,
  ).toBe(true);
  expect((await restoreBackup(t, school.admin, id)).body.status).toBe(true);
  expect((await readTables(t)).get('peserta')?.some((row) => row['id'] === pesertaId)).toBe(true);
  t.clock.advance(1);
  for (const feature of t.features) await feature.prepare?.();
  const tables = await readTables(t);
  expect(tables.get('peserta')?.some((row) => row['id'] === pesertaId)).toBe(false);
  expect(tables.get('ujian')).toEqual([]);
  expect(tables.get('audit')?.filter(({ tindakan }) => tindakan === 'hapus data orang')).toMatchObject([
    { alasan: 'diminta' },
    { alasan: 'Diterapkan lagi setelah pemulihan pencadangan' },
  ]);
  for (const feature of t.features) await feature.prepare?.();
  const again = (await readTables(t)).get('audit')?.filter(({ tindakan }) => tindakan === 'hapus data orang');
  expect(again).toHaveLength(2);
});

test('a seat that an older backup brings back with him is free again, and one that waits for its time goes', async () => {
  for (const [id, terbit] of [
    ['siti', 0],
    ['budi', 1_000_000],
  ] as const) {
    const { send } = await buildPendaftar(t, id, id);
    await send({ nama: id });
    await accept(t, { peserta_id: id, program_keahlian_id: 'p', terbit_ms: t.clock.nowMs() + terbit });
  }
  const backup = await createBackup(t, admin);
  await write(t, (tx) => tx.update(hasilSeleksi).set({ lepas_ms: 1 }));
  for (const id of ['siti', 'budi']) expect((await hapus(id, id)).body.status).toBe(true);
  expect((await restoreBackup(t, admin, backup)).body.status).toBe(true);
  t.clock.advance(1);
  for (const feature of t.features) await feature.prepare?.();
  expect((await readTables(t)).get('hasil_seleksi')).toMatchObject([
    { peserta_id: 'siti', lepas_ms: t.clock.nowMs() },
  ]);
});
