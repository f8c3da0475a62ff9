import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildExamRuang } from '../testing/build-exam-ruang.ts';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';

const t = perFile(buildTestApp);
let siswa: Session;
let admin: Session;
let id: string;
beforeAll(async () => {
  const ruang = await buildExamRuang(t);
  id = ruang.rows[0]!.barisId;
  siswa = await ruang.signIn(0);
  admin = await t.signIn('administrator');
});

const english =
  /\b(invalid|input|expected|received|too|big|small|must|have|string|number|int|boolean|array|object|record|option|one of|undefined|null|nan|characters|items|match|pattern|required|unrecognized|keys?|type|value|union)\b/i;

interface Refused {
  status: boolean;
  message: string;
  kesalahan: Record<string, string>;
}
const long = 'x'.repeat(3_000);
const many = Array.from({ length: 2_001 }, () => 'a');

describe('P13: bad input is refused with an Indonesian sentence', () => {
  test.each<[string, 'publik' | 'siswa' | 'admin', unknown]>([
    ['/api/auth/token', 'publik', {}],
    ['/api/auth/token', 'publik', { email: 7, password: long, ingat: 'ya' }],
    ['/api/auth/token', 'publik', []],
    ['/api/setup', 'publik', {}],
    ['/api/setup', 'publik', { nama_sekolah: long, zona: 'UTC', username: 1, email: 'a b', userpass: 'x' }],
    ['/api/peserta/create-soals', 'siswa', { jadwal_ujian_id: 'a', token: long, pindah: 1, aliran: 'x' }],
    ['/api/peserta/create-soals', 'siswa', { jadwal_ujian_id: 'a', aliran: { aliran: '#', kunci: '' } }],
    ['/api/peserta/fetch-soal', 'siswa', { jadwal_ujian_id: '', nomor: 501 }],
    ['/api/peserta/fetch-soal', 'siswa', { jadwal_ujian_id: long, nomor: 'satu' }],
    ['/api/peserta/set-time-left', 'siswa', { timeleft: 1.5 }],
    ['/api/peserta/store-jawaban', 'siswa', { pilihan: 'F' }],
    ['/api/reset-login', 'admin', {}],
    ['/api/reset-login', 'admin', { ids: many, alasan: long, tindakan_id: 3 }],
    ['/api/reset-login', 'admin', { ids: [], alasan: null }],
    ['/api/tambah-waktu', 'admin', {}],
    ['/api/tambah-waktu', 'admin', { ids: [''], menit: 'lima', alasan: 'ab', tambahan_id: '' }],
    ['/api/tambah-waktu', 'admin', { ids: 'semua', menit: 1e300, alasan: long }],
    ['/api/set-selesai', 'admin', { alasan: {} }],
    ['/api/reset-ujian-private', 'admin', { id: null, konfirmasi: long }],
    ['/api/jam-server', 'admin', {}],
    ['/api/jam-server', 'admin', { selisih_ms: 0.5, alasan: '' }],
    ['/api/jadwal-ujian-peserta-generate', 'admin', { tanggal: 'besok' }],
    ['/api/master-soal', 'admin', { mapel: 7, keterangan: long }],
    ['/api/master-soal', 'admin', '"teks"'],
    ['/api/program-keahlian', 'admin', { warna: 'merah', pagu: 'banyak' }],
    ['/api/jadwal-ujian', 'admin', { tanggal: 1, waktu: -1, kebijakan_waktu: 'x', isRandom: 'ya' }],
    ['/api/jadwal-ujian-sesi', 'admin', { jam_mulai: '7', jam_selesai: null }],
    ['/api/master-soal-detail-info', 'admin', { nomor: null }],
  ])('%s as %s, %#', async (path, who, body) => {
    const session = who === 'publik' ? undefined : who === 'siswa' ? siswa : admin;
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = (await t.call(session, 'POST', path, sent)).body as Refused;
    expect(answer).toMatchObject({ status: false, kesalahan: expect.any(Object), jenis: 'isian-salah' });
    for (const [field, sentence] of Object.entries(answer.kesalahan)) {
      expect([field, sentence.replace(field, '')]).toEqual([field, expect.not.stringMatching(english)]);
      expect(sentence).toMatch(/\S/);
    }
    expect(answer.message).toContain(Object.values(answer.kesalahan)[0]);
  });

  test('which says what is asked for', async () => {
    const post = async (session: Session | undefined, path: string, body: unknown) =>
      ((await t.call(session, 'POST', path, body)).body as Refused).message;
    expect(await post(undefined, '/api/auth/token', {})).toBe('email: wajib diisi.');
    const start = { jadwal_ujian_id: id, token: 'x'.repeat(21) };
    expect(await post(siswa, '/api/peserta/create-soals', start)).toBe('token: paling banyak 20 karakter.');
    const grant = { ids: [id], menit: 'lima', alasan: 'listrik padam', tambahan_id: 'h-1' };
    expect(await post(admin, '/api/tambah-waktu', grant)).toBe('menit: diisi angka.');
  });

  test('also for kinds of mistakes that no contract has yet', () => {
    const wrong: [z.ZodType, unknown][] = [
      [z.strictObject({}), { a: 1 }],
      [z.union([z.literal(1), z.literal('b')]), 2],
      [z.number().multipleOf(3), 4],
      [z.record(z.string().max(1), z.int()), { ab: 1 }],
      [z.set(z.string()), 1],
      [z.iso.time(), 'x'],
      [z.email(), 'x'],
      [z.date().min(new Date(0)), new Date(-1)],
      [z.string().refine(() => false), 'x'],
    ];
    for (const [schema, value] of wrong) {
      const [issue] = schema.safeParse(value).error!.issues;
      expect(issue!.message).toMatch(/\.$/);
      expect(issue!.message).not.toMatch(english);
    }
  });
});
