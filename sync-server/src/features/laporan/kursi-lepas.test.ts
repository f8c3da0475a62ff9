import { tindakanLepas } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { namaBerkas, namaKertas } from '@spmb/shared/laporan/laporan.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSheets } from '../../spreadsheet/read/read-sheets.ts';
import { perTest } from '../../testing/per-test.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { setMasa, uploadSurat } from '../daftar-ulang/testing/build-diterima.ts';
import { buildSeleksi, runSeleksi } from '../olah-nilai/testing/build-seleksi.ts';
import type { Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { setSchool } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
let ani: Pendaftar;

/** Ani has the one seat of rpl by what is published, citra one of tkj; re-registration is on. */
beforeEach(async () => {
  ani = (await buildSeleksi(t, admin)).ani;
  await runSeleksi(t, admin);
  await t.call(admin, 'POST', '/api/publikasi', { sekarang: true });
  await setMasa(t, admin, 1, 3);
  await setSchool(t, { ketua_panitia_nama: 'Bu Ratna', telpon: '0231-555' });
});

const decide = async (ke: string) =>
  (
    await t.call(admin, 'PUT', '/api/daftar-ulang-verifikasi/rpl/ani', {
      daftar_ulang_verifikasi_status: ke,
      verifikasi_keterangan: 'Menurut rapat panitia.',
      konfirmasi: true,
    })
  ).body;

/** How ani loses her seat, by each way there is. */
const lose: Record<(typeof tindakanLepas)[number], () => Promise<{ status: boolean }>> = {
  mundur: async () =>
    (await t.call(ani.session, 'POST', '/api/peserta/daftar-ulang-mundur', { konfirmasi: 'ani' })).body,
  async ditolak() {
    const daftar_ulang_dokumen = await uploadSurat(t, ani.session);
    const isian = { daftar_ulang_dokumen, koperasi_dokumen: null };
    await t.call(ani.session, 'POST', '/api/peserta/konfirmasi-daftar-ulang', isian);
    return decide('ditolak');
  },
  async lewat() {
    await setMasa(t, admin, 1, 1, { mulai: '2025-06-01', selesai: '2025-06-30' });
    const asked = { ids: ['ani'], alasan: 'Tidak dapat dihubungi.' };
    return (await t.call(admin, 'POST', '/api/daftar-ulang-lewat-batas/rpl', asked)).body;
  },
};
const giveBack: Record<(typeof tindakanLepas)[number], string> = {
  mundur: 'belum',
  lewat: 'belum',
  ditolak: 'terverifikasi',
};

const post = (who: Session, path: string, body: object = {}) =>
  t.app.request(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(body),
  });
const textOf = async (answer: Response): Promise<string> => {
  const bytes = await answer.arrayBuffer();
  const type = answer.headers.get('content-type') ?? '';
  if (type.includes('pdf')) return (await readPdf(bytes)).join(' ');
  return type.includes('sheet')
    ? JSON.stringify(await readSheets(new Uint8Array(bytes)))
    : new TextDecoder().decode(bytes);
};
/** Whether each paper, file and page that names the accepted names ani as one of them. */
async function named(): Promise<Record<string, boolean>> {
  const page = await t.call(undefined, 'GET', '/api/pengumuman');
  const verified = await t.call(undefined, 'POST', '/api/verify', { id: 'kode-ani' });
  const html = await t.app.request('/api/laporan-penerimaan', {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const found: Record<string, boolean> = {
    pengumuman: page.body.some(({ nama }: { nama: string }) => nama === 'a**'),
    verify: verified.body.status === 'DITERIMA',
    halaman: (await html.text()).includes('0061230001'),
    bukti: (await post(ani.session, 'peserta/cetak-bukti-pengumuman')).headers
      .get('content-type')
      ?.includes('pdf') as boolean,
  };
  for (const kertas of namaKertas.filter((one) => one !== 'peringkat' && one !== 'berita_acara'))
    found[kertas] = (await textOf(await post(admin, 'laporan-kertas', { kertas }))).includes('0061230001');
  for (const berkas of namaBerkas.filter((one) => one !== 'peringkat' && one !== 'cadangan'))
    found[berkas] = (await textOf(await post(admin, 'laporan-berkas', { berkas }))).includes('0061230001');
  return found;
}
const ranks = async () => [
  await textOf(await post(admin, 'laporan-kertas', { kertas: 'peringkat' })),
  await textOf(await post(admin, 'laporan-berkas', { berkas: 'peringkat' })),
];
const all = (is: boolean, found: Record<string, boolean>) =>
  Object.fromEntries(Object.keys(found).map((one) => [one, is]));
const takeBack = async () => (await t.call(admin, 'POST', '/api/publikasi-tarik', { alasan: 'Keliru' })).body;
describe.each(tindakanLepas)('a seat that is lost (%s)', (sebab) => {
  test('D-RULE-10: is on no list of the accepted from that moment on, and on all of them when it is given back', async () => {
    const before = await named();
    expect(before).toEqual(all(true, before));
    expect((await lose[sebab]()).status).toBe(true);
    const after = await named();
    expect(after).toEqual(all(false, after));
    for (const text of await ranks()) expect(text).toContain('Kursi di Rekayasa Perangkat Lunak dilepas');
    const { program } = (await t.call(admin, 'GET', '/api/laporan')).body;
    expect(program.find(({ id }: { id: string }) => id === 'rpl').diterima).toBe(0);
    expect((await decide(giveBack[sebab])).status).toBe(true);
    expect(await named()).toEqual(before);
  });

  test('is told to its applicant: on his screen, on his Keterangan, and by one letter that says whom to speak to', async () => {
    await lose[sebab]();
    const { hasil } = (await t.call(ani.session, 'GET', '/api/peserta/hasil')).body;
    expect(hasil).toMatchObject({ status: 'L', lepas: sebab });
    const paper = await textOf(await post(ani.session, 'peserta/cetak-hasil-seleksi'));
    expect(paper).toContain('Kursi di Rekayasa Perangkat Lunak dilepas');
    const refused = await (await post(ani.session, 'peserta/cetak-bukti-pengumuman')).json();
    expect(refused.message).toContain('Kursi Anda sudah dilepas');
    const letters = async () =>
      (await t.call(ani.session, 'GET', '/api/peserta/dashboard')).body.pesans.filter(
        ({ body }: { body: string }) =>
          body.endsWith('segera hubungi panitia (ketua: Bu Ratna), telepon 0231-555.'),
      );
    expect(await letters()).toHaveLength(1);
    await lose[sebab]();
    expect(await letters()).toHaveLength(1);
    await post(admin, 'olah-nilai-private-send', { id: 'ani' });
    const { pesans } = (await t.call(ani.session, 'GET', '/api/peserta/dashboard')).body;
    expect(JSON.stringify(pesans)).not.toContain('Selamat');
  });

  test('holds its publication: that is not taken back until the seat is given back', async () => {
    await lose[sebab]();
    expect(await takeBack()).toMatchObject({
      status: false,
      message: expect.stringMatching(/^1 kursi sudah berpindah.*ani \(kursi dilepas\)/),
    });
    await decide(giveBack[sebab]);
    expect((await takeBack()).status).toBe(true);
  });
});
