import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Answer, type Session } from '../../testing/test-app.ts';
import { audit } from '../../db/audit.table.ts';
import { berkasTerkirim } from '../pendaftaran/berkas.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { openPendaftaran } from '../situs/testing/admission.ts';
import { sendFile } from './testing/send-file.ts';

const t = perTest(buildTestApp);
let rina: Session;
let siti: Session;
beforeEach(async () => {
  await openPendaftaran(t);
  rina = await t.signIn('operator', { nama: 'Rina' });
  ({ session: siti } = await sendFile(t, 'siti'));
});

/** Acts of one file lie apart, as those of people do. */
async function act(who: Session, path: string, body: object): Promise<Answer> {
  t.clock.advance(1_000);
  return t.call(who, 'POST', `/api/${path}`, body);
}
const see = async () => (await t.call(rina, 'GET', '/api/verifikasi/siti')).body;
const decide = (verifikasi_status: number, more: object) =>
  act(rina, 'verifikasi', { id: 'siti', verifikasi_status, ...more });
const back = { alasan_kode: ['buram'], pesan: 'Alamat tidak cocok.', perbaiki: ['alamat'] };
async function accept(): Promise<void> {
  const kolom = (await see()).dokumen.map((one: { kolom: string }) => one.kolom);
  await act(rina, 'verifikasi-lihat', { id: 'siti', kolom });
  await decide(4, { semua_baik: true });
}
const own = async () => (await t.call(siti, 'GET', '/api/peserta/pendaftaran')).body;
const inbox = async () => (await t.call(siti, 'GET', '/api/peserta/dashboard')).body.pesans;

describe('verifikasi-koreksi', () => {
  const correct = (more: object, who = rina) =>
    act(who, 'verifikasi-koreksi', { id: 'siti', alasan: 'di hadapan wali', ...more });

  test('names only what the lists have', async () => {
    const { body } = await correct({ jurusan_id_1: 'entah', village_id: '8271019999' });
    expect(Object.keys(body.kesalahan).sort()).toEqual(['jurusan_id_1', 'village_id']);
    expect(await own()).toMatchObject({ jurusan_id_1: 'rpl', village_id: '8271011001' });
  });

  test('changes fields without sending the file back: averages, list and message follow, old values stay on record', async () => {
    await accept();
    const { body } = await correct({ nama: 'Siti Aini', smt_1_pai: 100, nik: '8271014403100009' });
    expect(body.data).toMatchObject({ verifikasi_status: 4, nama: 'Siti Aini', nilai_rapor: 80.57, ke: 1 });
    expect(await own()).toMatchObject({ nama: 'Siti Aini', status: 4, nik: '8271014403100009' });
    const [row] = await t.context.store.read.select().from(peserta).where(eq(peserta.id, 'siti'));
    expect(row).toMatchObject({ nama: 'Siti Aini', status: 4 });
    const rows = await t.context.store.read.select().from(berkasTerkirim);
    expect(rows.map(({ ke, koreksi }) => [ke, koreksi])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect((await inbox())[0]).toMatchObject({ title: 'Formulir dibetulkan panitia' });
    const trail = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'koreksi berkas'));
    expect(trail).toMatchObject([
      { alasan: 'di hadapan wali', sebelum: { nama: 'siti', smt_1_pai: 80 }, sesudah: { nama: 'Siti Aini' } },
    ]);
    // D-RULE-08: the number itself stands in the submissions, where it is opened on record.
    expect(trail[0]?.sesudah).toMatchObject({ nik: '82************09' });
    expect(rows.map(({ isi }) => isi.nik)).toEqual([expect.stringMatching(/^\d{16}$/), '8271014403100009']);
    expect((await see()).dokumen[0]).toMatchObject({ putusan: 'baik', dilihat: true });
  });

  test.each([
    [{ nama: 'Lain', alasan: 'salah ketik' }, 'alasan'],
    [{ nama: 'Lain', alasan: '' }, 'alasan'],
    [{ nisn: '12' }, 'nisn'],
    [{ smt_1_pai: 101 }, 'smt_1_pai'],
    [{ path_dok_skl: '/api/media/lain' }, 'dok_skl'],
    [{ pernyataan_status: false }, 'pernyataan_status'],
    [{ status: 4, nomor_register: 'x', nilai_rapor: 100 }, 'data'],
  ])('of %j is refused at %s', async (more, field) => {
    const before = await see();
    expect(Object.keys((await correct(more)).body.kesalahan)).toEqual([field]);
    expect(await see()).toEqual(before);
  });

  test('once per operation, on the version that was read, and not of a file that was withdrawn', async () => {
    const asked = { nama: 'Siti Aini', operasi_id: 'operasi-1', versi: 1 };
    const [first, again] = [await correct(asked), await correct(asked)];
    expect(again.body).toEqual(first.body);
    expect((await correct({ nama: 'Lain', versi: 1 })).httpStatus).toBe(409);
    await decide(6, { pesan: 'Pindah.' });
    expect((await correct({ nama: 'Lain' })).httpStatus).toBe(409);
  });

  test('what the applicant has typed meanwhile stays', async () => {
    await decide(2, back);
    await t.call(siti, 'POST', '/api/peserta/pendaftaran-draf', { alamat: 'Jl. Baru' });
    await correct({ nama_ibu: 'Fatimah Zahra' });
    expect(await own()).toMatchObject({ alamat: 'Jl. Baru', nama_ibu: 'Fatimah Zahra', status: 2 });
  });
});
