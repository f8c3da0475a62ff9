import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { unpackZip } from '../../archive/unpack-zip.ts';
import { listTables } from '../../db/columns.ts';
import { columnsOf, nameOf, type AnyRow } from '../../db/table-rows.ts';
import { makeRow } from '../../testing/make-row.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { akun } from '../akun/account/akun.table.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { accept, write } from '../situs/testing/admission.ts';
import { ujian } from '../ujian/attempt/ujian.table.ts';
import { dapurPanitia, judulTabel, namaPetugas, rahasia, tentangHasil } from './orang/aturan-salinan.ts';
import { listTabelOrang } from './orang/milik.queries.ts';
import { makePerson, marksOf, type Rows } from './testing/make-person.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));

/** Tables that hold people in another way than by a column that names one, read by a query of their own. */
const tersirat = ['audit', 'berhenti_pesan', 'hapusan_isi', 'media', 'pengumuman_pembaca', 'unggahan'];

const words = (text: string) => text.trim().split(/\s+/);

/** Tables that hold nobody, or people only as part of a record of the school's, with why no copy has them. */
const tanpaOrang: Readonly<Record<string, readonly string[]>> = {
  'master data, references, settings and what is published for all': words(`
    alasan_verifikasi naskah_persetujuan desa dokumen_persyaratan formasi
    golongan jadwal_pendaftaran jawaban_siap jalur_pendaftaran jurusan_pendidikan kabupaten
    kecamatan opd param_nilai param_prestasi pekerjaan
    pendidikan pengaturan pengumuman peraturan program_keahlian
    provinsi ref_sekolah ruang sekolah slider
  `),
  'questions, schedules and rooms of exams': words(`
    geser_sesi gladi_bersih jadwal_ujian jadwal_ujian_sesi kartu_ruang
    koreksi_kunci master_soal paket paket_gambar rahasia_sesi
    sesi_kartu soal
  `),
  'the server itself': words(`
    keadaan_server kepala_audit kerja_latar kunci_pesan nomor_urut
    penolakan
  `),
  'records of a whole run or room, whose lines about one person stand in his own rows too': words(`
    berita_acara penutupan_ruang potret_seleksi publikasi putaran_seleksi
  `),
  'what staff did: a report of a file, the head of a deletion whose rows are read, a text that went to many':
    ['hapusan', 'impor', 'blast_pesan'],
};

test('every table is of people by its relations, is read in another way, or holds nobody: a new one is decided on', () => {
  const told = [...listTabelOrang().map(nameOf), ...tersirat, ...Object.values(tanpaOrang).flat()];
  expect(told.toSorted()).toEqual(listTables().map(nameOf));
  const shown = [...listTabelOrang().map(nameOf), ...tersirat].toSorted();
  expect(Object.keys(judulTabel).toSorted()).toEqual(shown);
});

/** Columns that are spelled like a secret and are none. */
const aman = words(`
    akun.authent akun.ganti_sandi ujian.kode_belum_dibuka ujian.kode_terima ujian.keluar_hitung
    peralihan_berkas.sidik peralihan_daftar_ulang.sidik
  `);

test('no column that is spelled like a secret, a key or a draw is in a copy', () => {
  const spelled = listTabelOrang().flatMap((table) =>
    columnsOf(table)
      .filter((name) =>
        /sandi|tersegel|kunci|garam|hash|sidik|token|kode|auth|p256|undian|urutan$|paket/.test(name),
      )
      .map((name) => `${nameOf(table)}.${name}`),
  );
  const held = Object.entries(rahasia).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
  const places = ['kursi_seleksi.urutan', 'hasil_seleksi.urutan', 'promosi_cadangan.urutan'];
  expect(spelled.filter((one) => ![...held, ...aman, ...places].includes(one))).toEqual([]);
  const known = listTabelOrang().flatMap((table) =>
    columnsOf(table).map((name) => `${nameOf(table)}.${name}`),
  );
  expect([...held, ...aman].filter((one) => !known.includes(one))).toEqual([]);
});

const form = (id: string, untuk?: string) => ({ id, ...(untuk !== undefined && { untuk }) });

/** After so long somebody gets a further copy of his own. */
const jedaMs = 5 * 60_000;

/** The archive of a call by its parts, as text. */
async function ask(session: Session | undefined, path: string, body: object) {
  const answer = await t.app.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${session?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.headers.get('content-type')?.includes('zip'))
    return { refused: (await answer.json()) as AnyRow };
  const parts = await unpackZip(new Uint8Array(await answer.arrayBuffer()));
  const texts = new Map([...parts].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
  return { parts, texts, data: JSON.parse(texts.get('data.json') ?? '{}') as AnyRow };
}

describe('a copy of all that is kept about one person', () => {
  async function build() {
    const [siti, budi] = [await t.signIn('peserta'), await t.signIn('peserta')];
    let rows: Rows[] = [];
    await write(t, async (tx) => {
      rows = [
        await makePerson(tx, siti.akun_id, { id: 'siti', akun_id: siti.akun_id, nama: 'Siti <b>Aini</b>' }),
        await makePerson(tx, budi.akun_id, { id: 'budi', akun_id: budi.akun_id }),
      ];
    });
    const [own, other] = rows as [Rows, Rows];
    return { siti, own, other };
  }

  test('the committee’s holds every column of every table of his but secrets, and nothing of anybody else', async () => {
    const { own, other } = await build();
    const { texts, data } = await ask(admin, '/api/privasi-salinan', form('siti', 'panitia'));
    const text = JSON.stringify(data);
    const missing = marksOf(own).filter(({ value }) => !text.includes(`"${value}"`));
    const secrets = missing.map(({ tabel, name }) => `${tabel}.${name}`);
    const held = Object.entries(rahasia).flatMap(([tabel, names]) => names.map((name) => `${tabel}.${name}`));
    expect(secrets.filter((one) => !held.includes(one))).toEqual([]);
    expect(held.filter((one) => text.includes(`"${one.split('.')[1]}":`) && one.startsWith('akun.'))).toEqual(
      [],
    );
    const whole = [...(texts ?? [])].map(([, part]) => part).join('\n');
    expect(marksOf(other).filter(({ value }) => new RegExp(`\\b${value}\\b`).test(whole))).toEqual([]);
    expect(whole).toContain('Siti &lt;b&gt;Aini&lt;/b&gt;');
    expect(texts?.get('ringkasan.html')).not.toContain('<b>Aini');
    const [stored] = await t.context.store.read
      .select()
      .from(akun)
      .where(eq(akun.id, String(own.get(peserta)?.['akun_id'])));
    expect(whole.includes(String(stored?.sandi_hash))).toBe(false);
  });

  test('his own holds neither the committee’s work nor a result before it is published, and then its result', async () => {
    const { siti, own } = await build();
    const seen = async () => {
      t.clock.advance(jedaMs);
      const { texts } = await ask(siti, '/api/peserta/salinan-data', { password: 'sandi-uji-coba' });
      const whole = [...(texts ?? [])].map(([, part]) => part).join('\n');
      return marksOf(own).filter(({ value }) => new RegExp(`\\b${value}\\b`).test(whole));
    };
    const tablesOf = (marks: { tabel: string }[]) => new Set(marks.map(({ tabel }) => tabel));
    await write(t, (tx) => tx.delete(listTabelOrang().find((one) => nameOf(one) === 'hasil_seleksi')!));
    const before = tablesOf(await seen());
    for (const tabel of [...dapurPanitia, ...tentangHasil])
      expect([tabel, before.has(tabel)]).toEqual([tabel, false]);
    for (const tabel of ['peserta', 'sanggahan', 'pesan', 'ujian'])
      expect([tabel, before.has(tabel)]).toEqual([tabel, true]);
    await accept(t, {
      peserta_id: 'siti',
      program_keahlian_id: 'p',
      terbit_ms: t.clock.nowMs() + jedaMs + 1,
    });
    expect(tablesOf(await seen()).has('daftar_ulang')).toBe(false);
    t.clock.advance(1);
    const after = await seen();
    for (const tabel of tentangHasil.filter((one) => one !== 'hasil_seleksi'))
      expect([tabel, tablesOf(after).has(tabel)]).toEqual([tabel, true]);
    for (const tabel of dapurPanitia) expect([tabel, tablesOf(after).has(tabel)]).toEqual([tabel, false]);
    const staff = after.filter(({ tabel, name }) => namaPetugas[tabel] === name);
    expect(staff).toEqual([]);
  });
});

describe('who may have a copy', () => {
  test('an applicant his own alone, after his password; guessing is slowed down, and each copy is on record', async () => {
    const { session } = await buildPendaftar(t, 'siti');
    await buildPendaftar(t, 'budi');
    for (const password of ['', 'salah'])
      expect((await ask(session, '/api/peserta/salinan-data', { password })).refused).toMatchObject({
        status: false,
        kesalahan: { password: expect.stringMatching(/sandi/) },
      });
    // A forged field names nobody else.
    const own = await ask(session, '/api/peserta/salinan-data', {
      password: 'sandi-uji-coba',
      id: 'budi',
      peserta_id: 'budi',
    });
    expect(own.data?.['tabel']).toMatchObject({ peserta: [{ id: 'siti' }] });
    for (let tries = 0; tries < 6; tries += 1)
      await ask(session, '/api/peserta/salinan-data', { password: 'salah' });
    expect(
      (await ask(session, '/api/peserta/salinan-data', { password: 'sandi-uji-coba' })).refused,
    ).toMatchObject({
      message: expect.stringMatching(/Terlalu banyak percobaan/),
    });
    t.clock.advance(1);
    await ask(admin, '/api/privasi-salinan', form('siti'));
    const { body } = await t.call(admin, 'GET', '/api/audit?tindakan=salin+data&page=1');
    expect(body.rows.map((one: AnyRow) => [one['baris_id'], one['akun_id']])).toEqual([
      ['siti', admin.akun_id],
      ['siti', session.akun_id],
    ]);
  });

  test('his own again only after some minutes, however many ask at once, and none while somebody sits an exam', async () => {
    const { session } = await buildPendaftar(t, 'siti');
    const own = async () => {
      const { refused } = await ask(session, '/api/peserta/salinan-data', { password: 'sandi-uji-coba' });
      return refused?.['message'] ?? 'salinan';
    };
    const soon = expect.stringMatching(/baru saja dibuat.*5 menit kemudian/);
    expect((await Promise.all([own(), own(), own()])).toSorted()).toEqual([soon, soon, 'salinan']);
    t.clock.advance(jedaMs - 1);
    expect(await own()).toEqual(soon);
    t.clock.advance(1);
    await write(t, (tx) => makeRow(tx, ujian, { status: 'mengerjakan' }));
    expect(await own()).toMatch(/selama ada ujian.*sesudah ujian selesai/);
    // The committee decides by itself when.
    expect((await ask(admin, '/api/privasi-salinan', form('siti'))).refused).toBeUndefined();
    await write(t, (tx) => tx.update(ujian).set({ status: 'final' }));
    expect(await own()).toBe('salinan');
  });

  test('one that is not there is named so', async () => {
    expect((await ask(admin, '/api/privasi-salinan', form('tidak-ada'))).refused).toMatchObject({
      status: false,
      message: 'Pendaftar ini tidak ada lagi. Muat ulang daftarnya.',
    });
  });

  test('his files are inside, byte by byte, and one that is lost from the disk keeps the others not back', async () => {
    const { session, upload, send } = await buildPendaftar(t, 'siti');
    const [akte, kk] = [await upload('pdf'), await upload('pdf')];
    await send({ dok_akte_lahir: akte, dok_kartu_keluarga: kk });
    const first = await ask(session, '/api/peserta/salinan-data', { password: 'sandi-uji-coba' });
    const files = (first.data?.['berkas'] ?? []) as { id: string; alamat: string }[];
    expect(files.map(({ id }) => id).toSorted()).toEqual([akte, kk].toSorted());
    const stored = await t.app.request(`/api/media/${akte}`, {
      headers: { authorization: `Bearer ${session.token}` },
    });
    const [of] = files.filter(({ id }) => id === akte);
    expect(Buffer.from(first.parts?.get(of!.alamat) ?? [])).toEqual(Buffer.from(await stored.arrayBuffer()));
    for await (const sums of t.context.media.list())
      for (const sum of sums.slice(0, 1)) await t.context.media.remove(sum);
    t.clock.advance(jedaMs);
    const second = await ask(session, '/api/peserta/salinan-data', { password: 'sandi-uji-coba' });
    expect([...(second.parts ?? [])].length).toBe(4);
  });
});
