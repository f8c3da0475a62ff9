import { buildFormulirPenuh } from '@spmb/shared/testing/build-formulir.ts';
import { semuaBerkas } from '@spmb/shared/verifikasi/kolom.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { audit } from '../../../db/audit.table.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { buildPendaftar, type Pendaftar } from '../../pendaftaran/testing/build-pendaftar.ts';
import { setSchool } from '../../situs/testing/admission.ts';
import { susun } from './print-bukti.ts';

const t = perTest(buildTestApp);
let siti: Pendaftar;
beforeEach(async () => {
  siti = await buildPendaftar(t, 'siti');
});

const print = (who: Session | undefined, path = 'peserta/cetak-bukti-pendaftaran', body: object = {}) =>
  t.app.request(`/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(who && { authorization: `Bearer ${who.token}` }),
    },
    body: JSON.stringify(body),
  });
const textOf = async (answer: Response) => (await readPdf(await answer.arrayBuffer())).join('\n');
describe('S3-PDASH-12: the proof of registration', () => {
  test('says who, what and when by the form’s own words, with the declaration to sign', async () => {
    const [foto, kk] = [await siti.upload('png'), await siti.upload('pdf')];
    await siti.send({ foto, dok_kartu_keluarga: kk });
    const answer = await print(siti.session);
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'application/pdf',
      'no-store',
    ]);
    const pages = await readPdf(await answer.arrayBuffer());
    expect(pages).toHaveLength(1);
    for (const text of [
      'SMK Uji',
      'SPMB-2025-0001',
      'Siti Aini',
      'Perempuan',
      '04 Maret 2010',
      'SMP Negeri 1 Ternate',
      'Kota Ternate',
      '1200 meter',
      'Fatimah',
      '5 80 80 80 80 80 80 80 80,00',
      'Kartu Keluarga',
      'Selasa, 01 Juli 2025 pukul 07.30 WIB',
      'siap didiskualifikasi',
      'Yang menyatakan',
    ])
      expect(pages[0]).toContain(text);
    expect(pages[0]).not.toContain('Akta kelahiran');
    const [entry] = await t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.tindakan, 'cetak bukti pendaftaran'));
    expect(entry).toMatchObject({ tabel: 'peserta', baris_id: 'siti' });
  });

  test('its code leads to what anybody may check, only where the server’s address stays', async () => {
    await siti.send();
    const codes = async () => (await susun(t.context, siti.id)).part.codes;
    await setSchool(t, { alamat_server: 'http://10.0.0.2:8080', alamat_tetap: true });
    expect(await codes()).toEqual({ kode: 'http://10.0.0.2:8080/verify/kode-siti' });
    await setSchool(t, { alamat_tetap: false });
    expect(await codes()).toEqual({});
  });

  test('N23: a box for the stamp stands on it where the school asks for one', async () => {
    await siti.send();
    expect(await textOf(await print(siti.session))).not.toContain('meterai');
    await setSchool(t, { materai: true });
    expect(await textOf(await print(siti.session))).toContain('Tempel meterai');
  });

  test('shows what was sent, not what is typed now', async () => {
    await siti.send();
    await siti.setStatus(2);
    await t.call(siti.session, 'POST', '/api/peserta/pendaftaran-draf', { tempat_lahir: 'Tidore' });
    const text = await textOf(await print(siti.session));
    expect(text).toContain('Ternate');
    expect(text).not.toContain('Tidore');
  });

  test('names of other scripts and very long ones stand on one page', async () => {
    const nama = 'عائشة رضي الله عنها';
    const aisyah = await buildPendaftar(t, 'aisyah', nama);
    await aisyah.send({
      nama_ibu: 'B'.repeat(100),
      nama_sekolah_asal: 'C'.repeat(150),
      daerah_asal: 'LUAR DAERAH',
    });
    const pages = await readPdf(await (await print(aisyah.session)).arrayBuffer());
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('عائشة');
  });

  test('N23: with everything in it, a photo, the code, and a box for the stamp it is still one page', async () => {
    const foto = await siti.upload('png');
    await setSchool(t, {
      materai: true,
      skck: true,
      butawarna: true,
      alamat: 'Jalan Pendidikan 1, Kelurahan Kastela, Kecamatan Pulau Ternate, Kota Ternate 97711',
      telpon: '0921 123456',
      alamat_server: 'http://10.0.0.2:8080',
      alamat_tetap: true,
    });
    const [prestasi] = (await t.call(siti.session, 'POST', '/api/param-prestasi-combo')).body;
    const files = semuaBerkas.map(({ name }) => [name, foto]);
    const penuh = buildFormulirPenuh({ ref_sekolah_id: 'smp-1', param_prestasi_id: prestasi.value });
    await siti.send({
      ...penuh,
      ...Object.fromEntries(files),
      alamat: 'Jalan Bahari '.repeat(10).trim(),
    });
    expect(await readPdf(await (await print(siti.session)).arrayBuffer())).toHaveLength(1);
  });

  test('carries numbers of the civil registry covered, as every list does', async () => {
    await siti.send();
    const text = await textOf(await print(siti.session));
    expect(text).toContain('NIK : 82************01');
    for (const hidden of ['8271014403100001', '8271010101100001']) expect(text).not.toContain(hidden);
  });

  test('is refused before the first send, and to who has no form', async () => {
    const early = await print(siti.session);
    expect(await early.json()).toMatchObject({
      status: false,
      message: expect.stringContaining('sesudah formulir dikirim'),
    });
    expect((await print(await t.signIn('peserta'))).status).toBe(404);
    expect((await print(undefined)).status).toBe(401);
  });

  test('nobody prints another’s but staff, whatever is sent along', async () => {
    await siti.send();
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    await budi.send({ nama: 'Budi' });
    expect(await textOf(await print(budi.session, undefined, { id: 'siti' }))).not.toContain('Siti Aini');
    const operator = await t.signIn('operator');
    expect(await textOf(await print(operator, 'verifikasi-bukti', { id: 'siti' }))).toContain('Siti Aini');
    expect((await print(operator, 'verifikasi-bukti', { id: 'tidak-ada' })).status).toBe(404);
    for (const who of [budi.session, await t.signIn('guru'), await t.signIn('supervisor')])
      expect((await print(who, 'verifikasi-bukti', { id: 'siti' })).status).toBe(403);
  });
});
