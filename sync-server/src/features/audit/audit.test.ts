import { auditContract, type Audit } from '@spmb/shared/kernel/audit.schema.ts';
import { sql, type SQL } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { engine } from '../../db/engine.ts';
import { newId } from '../../db/new-id.ts';
import { schoolId } from '../../db/school-id.ts';
import { searchedText } from '../../db/searched-text.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { insertPeserta } from '../peserta/rows/peserta.mutations.ts';

const t = perFile(buildTestApp);
let admin: Session;
let operator: Session;
let kimia: string;

const path = '/api/program-keahlian';
const migrations = new URL(`../../../migrations/${engine}/`, import.meta.url);
/** What the migration fills the searched words of older entries with. */
function backfill(): SQL<string> {
  const name = readdirSync(migrations).find((file) => file.endsWith('teks-audit.sql')) ?? '';
  const [, update = ''] = readFileSync(new URL(name, migrations), 'utf8').split(/SET .teks. = /);
  return sql.raw(update.replace(/;\s*$/, '')) as SQL<string>;
}
const list = async (query: string) =>
  (await t.call(admin, 'GET', `/api/audit?${query}`)).body as { rows: Audit[]; total: number };
const acts = async (query: string) => (await list(query)).rows.map(({ tindakan }) => tindakan);

const passTo = (instant: string) => t.clock.advance(Date.parse(instant) - t.context.clock.nowMs());

beforeAll(async () => {
  passTo('2025-07-01T10:00:00Z');
  admin = await t.signIn('administrator', { nama: 'Bu Rina' });
  operator = await t.signIn('operator', { nama: 'Pak Budi' });
  const { data } = (await t.call(admin, 'POST', path, { name: 'Teknik Kimia', singkat: 'TKI' })).body;
  kimia = data.id as string;
  // 00.30 of 2 July in the school's zone (WIB), still 1 July in UTC.
  passTo('2025-07-01T17:30:00Z');
  const change = { ...data, pagu: 72, alasan: 'ruang baru' };
  await t.call(operator, 'POST', `${path}/${kimia}?_method=PUT`, change);
  passTo('2025-07-03T01:00:00Z');
  // The first login has lapsed by now.
  admin = await t.signIn('administrator', { nama: 'Bu Rina' });
  await t.call(admin, 'POST', `${path}/${kimia}?_method=DELETE`);
});

describe('D-RULE-03: GET api/audit', () => {
  test('answers pages, the newest first, also of a record that is deleted', async () => {
    const page = await list('page=1');
    expect(
      auditContract
        .array()
        .parse(page.rows)
        .map(({ tindakan }) => tindakan),
    ).toEqual(['hapus', 'ubah', 'buat']);
    expect(page).toMatchObject({ total: 3, page: 1, size: 10 });
    expect(page.rows[1]).toMatchObject({
      nama: 'Pak Budi',
      tabel: 'program_keahlian',
      baris_id: kimia,
      sebelum: { pagu: 0 },
      sesudah: { pagu: 72 },
      alasan: 'ruang baru',
    });
    expect(await acts('page=2&size=2')).toEqual(['buat']);
    expect(await acts('sort=waktu_ms')).toEqual(['buat', 'ubah', 'hapus']);
  });

  test.each([
    ['tindakan=ubah', ['ubah']],
    ['tabel=program_keahlian', ['hapus', 'ubah', 'buat']],
    ['tabel=akun', []],
    ['tabel=akun&sort=waktu_ms', []],
    ['q=budi', ['ubah']],
    ['q=RUANG+baru', ['ubah']],
    ['q=menghapus', ['hapus']],
    ['q=DIUBAH', ['ubah']],
    ['q=mengubah+program', ['ubah']],
    ['q=program+keahlian', ['hapus', 'ubah', 'buat']],
    ['q=ruang', ['ubah']],
    ['q=membuat+ruang', []],
    ['q=kimia', ['hapus', 'ubah', 'buat']],
    ['q=KIMIA+rina', ['hapus', 'buat']],
    ['q=%25', []],
    ['dari=2025-07-02', ['hapus', 'ubah']],
    ['sampai=2025-07-01', ['buat']],
    ['dari=2025-07-02&sampai=2025-07-02', ['ubah']],
    ['dari=2025-07-02&q=rina', ['hapus']],
  ])('%s narrows it; days are those of the school', async (query, expected) => {
    expect(await acts(query)).toEqual(expected);
    expect((await list(query)).total).toBe(expected.length);
  });

  test('one record, one account', async () => {
    expect(await acts(`tabel=program_keahlian&baris_id=${kimia}`)).toEqual(['hapus', 'ubah', 'buat']);
    expect(await acts(`akun_id=${operator.akun_id}`)).toEqual(['ubah']);
  });

  test('an id is found by its filter, not among the words', async () => {
    expect(await acts(`q=${kimia}`)).toEqual([]);
    expect(await acts(`q=${kimia.slice(0, 8)}`)).toEqual([]);
  });

  test('entries of an older version are found by the same words', async () => {
    const { store } = t.context;
    const textsOf = async () => {
      const rows = await store.read.select({ id: audit.id, teks: audit.teks }).from(audit).orderBy(audit.id);
      return rows.map(({ teks }) => [...new Set(teks.split(' '))].filter(Boolean).sort());
    };
    const written = await textsOf();
    await store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
      await tx.update(audit).set({ teks: '' });
      await tx.update(audit).set({ teks: backfill() });
    });
    expect(await textsOf()).toEqual(written);
  });

  test('a date that is none is refused with a sentence', async () => {
    const { body } = await t.call(admin, 'GET', '/api/audit?dari=besok');
    expect(body).toMatchObject({ status: false, kesalahan: { dari: expect.stringMatching(/tanggal/) } });
  });
});

describe('more entries than one turn looks through', () => {
  const filler = (at: number) => ({ name: `Peserta ${at}x`, ruang: `R${at % 50}`, isi: 'x'.repeat(200) });
  beforeAll(async () => {
    const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
    const rowOf = (row: number) => ({
      sekolah_id: schoolId,
      id: newId(t.clock.nowMs() + row),
      waktu_ms: t.clock.nowMs() + row,
      akun_id: null,
      nama: 'uji',
      tabel: 'peserta',
      baris_id: `p${row}`,
      alasan: null,
      tindakan: row % 1_000 === 0 ? 'langka' : 'ubah',
      sebelum: filler(row),
      sesudah: filler(row + 1),
      teks: searchedText('uji', null, filler(row), filler(row + 1)),
    });
    for (let at = 0; at < 6_000; at += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => rowOf(at + index));
      await t.context.store.tx(system, async (tx) => {
        await tx.insert(audit).values(rows);
      });
    }
  });

  test.each([
    ['page=600', 10],
    ['tabel=peserta&baris_id=p500', 1],
    ['tindakan=langka', 6],
  ])('a page of %s holds %i', async (query, rows) => {
    expect((await list(query)).rows).toHaveLength(rows);
  });

  test('a text is found among all of them', async () => {
    expect((await list('q=4321x')).total).toBe(2);
    expect((await list('tindakan=langka&q=uji')).total).toBe(6);
  });
});

describe('D-RULE-03: screen, history and file say the same words', () => {
  test('ids and codes are what they stand for', async () => {
    const program = (await t.call(admin, 'POST', path, { name: 'Tata Boga', singkat: 'TB' })).body.data;
    const isian = { username: 'Bu Sari', email: 'sari@sekolah.id', authent: 'guru', status: 0 };
    const { data } = (await t.call(admin, 'POST', '/api/user', { ...isian, jurusan_id: program.id })).body;
    const words = { authent: 'Guru', status: 'Aktif', jurusan_id: 'Tata Boga', username: 'Bu Sari' };
    expect((await list(`tabel=akun&baris_id=${data.id}`)).rows[0]?.sesudah).toMatchObject(words);
    expect((await list('q=sari&tindakan=buat')).rows[0]?.sesudah).toMatchObject(words);
    expect((await t.call(admin, 'GET', `/api/user/${data.id}/riwayat`)).body[0].sesudah).toMatchObject(words);
    const { rows } = await downloadSheet(t, admin, `/api/audit-export?tabel=akun&baris_id=${data.id}`);
    expect(rows[1]?.[6]).toMatch(/Tata Boga/);
    expect(rows[1]?.[6]).not.toContain(program.id);
    await t.call(admin, 'POST', `${path}/${program.id}?_method=DELETE`);
  });

  test('an act names whom it was about, and says what is gone', async () => {
    const [jadwal, orang, ujian] = ['jadwal-1', 'peserta-1', 'ujian-1'];
    const { store, clock } = t.context;
    const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
    await store.tx(system, async (tx) => {
      await insertPeserta(tx, clock.nowMs(), [
        { id: orang, nomor_peserta: 'K1', nama: 'Siti Aminah', jenis_kelamin: 'P' },
      ]);
      const sesudah = { ujian_id: ujian, peserta_id: orang, jadwal_ujian_id: jadwal };
      await writeAudit(tx, clock.nowMs(), { tindakan: 'uji kata', tabel: 'akun', baris_id: 'x', sesudah });
    });
    expect((await list('tindakan=uji+kata')).rows[0]?.sesudah).toEqual({
      ujian_id: 'sudah dihapus',
      peserta_id: 'Siti Aminah',
      jadwal_ujian_id: 'sudah dihapus',
    });
  });
});

test('D-RULE-03: acts of one millisecond stand in their order, of one transaction and of several', async () => {
  const { store, clock } = t.context;
  const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji urutan' };
  const places = Array.from({ length: 24 }, (_, place) => String(place));
  for (let from = 0; from < places.length; from += 8)
    await store.tx(actor, async (tx) => {
      for (const baris_id of places.slice(from, from + 8))
        await writeAudit(tx, clock.nowMs(), { tindakan: 'ubah', tabel: 'uji_urutan', baris_id });
    });
  const rows = async (order: string) =>
    (await list(`tabel=uji_urutan&size=100${order}`)).rows.map(({ baris_id }) => baris_id);
  expect(await rows('&sort=waktu_ms')).toEqual(places);
  expect(await rows('')).toEqual(places.toReversed());
});
