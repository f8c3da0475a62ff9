import * as calls from '@spmb/shared/hasil-pendaftar/calls.ts';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { accept, setSchool } from '../situs/testing/admission.ts';
import { buktiPengumuman, susunHasil } from './print-hasil.ts';
import { keteranganUji } from './testing/keterangan-uji.ts';

const t = perTest(buildTestApp);
const hour = 3_600_000;

const print = (who: Session | undefined, path: string, body: object = {}) =>
  t.app.request(`/api/peserta/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(who && { authorization: `Bearer ${who.token}` }),
    },
    body: JSON.stringify(body),
  });
const papers = Object.values(calls)
  .map(({ path }) => path.replace('/api/peserta/', ''))
  .filter((path) => path.startsWith('cetak-'));

/** Ani is accepted, Budi waits, Citra took no part; everybody may know in an hour. */
async function buildAnnounced() {
  const people = [];
  for (const id of ['ani', 'budi', 'citra']) {
    const one = await buildPendaftar(t, id, `${id} Uji`);
    await one.send({ nama: `${id} Uji` });
    await one.setStatus(4);
    people.push(one.session);
  }
  const terbit_ms = t.clock.nowMs() + hour;
  const both = { program_keahlian_id: 'rpl', terbit_ms, keterangan: keteranganUji };
  await accept(t, { ...both, peserta_id: 'ani' });
  await accept(t, { ...both, peserta_id: 'budi', status: 'CADANGAN', jalan: null, urutan: 2 });
  return people;
}

describe('papers of a result', () => {
  test('S3-PDASH-11: before publication everybody is refused with the same words', async () => {
    const people = await buildAnnounced();
    for (const path of papers) {
      const said = new Set<string>();
      for (const one of people) {
        const answer = await print(one, path);
        said.add(`${answer.status} ${await answer.text()}`);
      }
      expect([...said]).toEqual([expect.stringContaining('belum diumumkan')]);
    }
  });

  test('S3-PDASH-11: who is accepted gets the proof, the others hear why there is none', async () => {
    const [ani, budi, citra] = await buildAnnounced();
    t.clock.advance(hour);
    const answer = await print(ani, 'cetak-bukti-pengumuman');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pages = await readPdf(await answer.arrayBuffer());
    expect(pages).toHaveLength(1);
    for (const words of ['BUKTI PENERIMAAN', 'ani Uji', 'Rekayasa Perangkat Lunak', 'SPMB-2025-0001'])
      expect(pages[0]).toContain(words);
    for (const one of [budi, citra])
      expect(await (await print(one, 'cetak-bukti-pengumuman', { id: 'ani' })).json()).toMatchObject({
        status: false,
        message: expect.stringContaining('hanya untuk pendaftar yang diterima'),
      });
    const exams = await t.signIn('peserta');
    for (const path of papers) expect((await (await print(exams, path)).json()).status).toBe(false);
    expect((await print(undefined, 'cetak-bukti-pengumuman')).status).toBe(401);
    expect((await print(await t.signIn('administrator'), 'cetak-hasil-seleksi')).status).toBe(403);
  });

  test('who is accepted gets the statement to sign for his re-registration, with a box for the stamp where the school asks for one', async () => {
    const [ani, budi] = await buildAnnounced();
    t.clock.advance(hour);
    const statement = async () =>
      readPdf(await (await print(ani, 'cetak-pernyataan-daftar-ulang')).arrayBuffer());
    const pages = await statement();
    expect(pages).toHaveLength(1);
    for (const words of [
      'SURAT PERNYATAAN DAFTAR ULANG',
      'ani Uji',
      'Rekayasa Perangkat Lunak',
      'Orang tua atau wali',
    ])
      expect(pages[0]).toContain(words);
    expect(pages[0]).not.toContain('meterai');
    await setSchool(t, { materai: true });
    expect((await statement())[0]).toContain('Tempel meterai');
    expect(await (await print(budi, 'cetak-pernyataan-daftar-ulang')).json()).toMatchObject({
      status: false,
      message: expect.stringContaining('hanya untuk pendaftar yang diterima'),
    });
  });

  test('the Keterangan says on one page what the result is and why', async () => {
    const [, budi, citra] = await buildAnnounced();
    t.clock.advance(hour);
    const pages = await readPdf(await (await print(budi, 'cetak-hasil-seleksi')).arrayBuffer());
    expect(pages).toHaveLength(1);
    for (const words of ['Cadangan nomor 2', '81,25', 'Peringkat 1 dari 2', 'Pilihan 2 hanya mengisi kursi'])
      expect(pages[0]).toContain(words);
    expect(await (await print(citra, 'cetak-hasil-seleksi')).json()).toMatchObject({
      message: expect.stringContaining('tidak ikut seleksi'),
    });
  });

  test('N35: the longest reasons of the committee stand on the same one page, with both choices', async () => {
    const reason = (word: string) => `${word} `.repeat(50).slice(0, 255).trim();
    const alasan_prioritas = reason('utama');
    const alasan_penempatan = reason('lomba');
    const [first] = keteranganUji.pilihan;
    if (!first) throw new Error('no choice');
    const pilihan = [first, { ...first, program: 'tkj', ke: 2 as const, penentu: 'lahir' as const }];
    const dewi = await buildPendaftar(t, 'dewi', 'Dewi');
    await dewi.send({ nama: 'Dewi' });
    await dewi.setStatus(4);
    await accept(t, {
      peserta_id: 'dewi',
      program_keahlian_id: 'rpl',
      terbit_ms: 0,
      jalan: 'manual',
      keterangan: { ...keteranganUji, pilihan, alasan_prioritas, alasan_penempatan },
    });
    const pages = await readPdf(await (await print(dewi.session, 'cetak-hasil-seleksi')).arrayBuffer());
    expect(pages).toHaveLength(1);
    const words = pages[0]?.replaceAll(/\s+/g, ' ');
    for (const one of [alasan_prioritas, alasan_penempatan, 'Teknik Komputer']) expect(words).toContain(one);
  });

  test('N15: the code leads to what the school’s server says of him, and that is DITERIMA from then on', async () => {
    await buildAnnounced();
    await setSchool(t, { alamat_server: 'http://10.0.0.2:8080', alamat_tetap: true });
    const verified = async () =>
      (await t.call(undefined, 'POST', '/api/verify', { id: 'kode-ani' })).body.status;
    expect(await verified()).toBe('BELUM DITERIMA');
    t.clock.advance(hour);
    expect((await susunHasil(t.context, buktiPengumuman, 'ani')).part.codes).toEqual({
      kode: 'http://10.0.0.2:8080/verify/kode-ani',
    });
    expect(await verified()).toBe('DITERIMA');
  });
});
