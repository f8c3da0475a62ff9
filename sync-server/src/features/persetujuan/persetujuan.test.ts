import { teksPernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));

const add = (isi: string, versi: number, minta_lagi = false) =>
  t.call(admin, 'POST', '/api/persetujuan-naskah', { isi, versi, minta_lagi });
const agree = (session: Session, versi: number) =>
  t.call(session, 'POST', '/api/peserta/persetujuan', { versi });
const fileOf = async (id: string) => (await t.call(admin, 'GET', `/api/verifikasi/${id}`)).body.persetujuan;
const askedAgain = async (session: Session) =>
  (await t.call(session, 'GET', '/api/peserta/dasbor-pendaftar')).body.persetujuan;
const list = async () => (await t.call(admin, 'GET', '/api/persetujuan-naskah')).body;

describe('the declaration in versions', () => {
  test('a school begins with the specification’s text, and a new version changes nothing that was agreed to', async () => {
    expect(await list()).toMatchObject([{ versi: 1, isi: teksPernyataan, disetujui: 0 }]);
    const { send, session } = await buildPendaftar(t, 'siti');
    await send();
    const sentMs = t.clock.nowMs();
    t.clock.advance(60_000);
    expect((await add('Naskah kedua.', 1)).body.status).toBe(true);
    expect(await fileOf('siti')).toEqual({ versi: 1, isi: teksPernyataan, dibuat_ms: sentMs });
    expect(await list()).toMatchObject([
      { versi: 2, isi: 'Naskah kedua.', disetujui: 0, nama: 'Uji administrator' },
      { versi: 1, isi: teksPernyataan, disetujui: 1 },
    ]);
    expect((await t.call(session, 'GET', '/api/peserta/pendaftaran')).body.naskah).toMatchObject({
      versi: 2,
    });
    const proof = await t.app.request('/api/peserta/cetak-bukti-pendaftaran', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}` },
    });
    const text = (await readPdf(await proof.arrayBuffer())).join('').replaceAll(/\s+/g, '');
    expect(text).toContain(teksPernyataan.replaceAll(/\s+/g, ''));
    expect(text).not.toContain('Naskahkedua');
  });

  test('a form agrees to the version that its sender has read; another one is refused and the form stays a draft', async () => {
    const { session } = await buildPendaftar(t, 'siti');
    await add('Naskah kedua.', 1);
    const isi = Object.fromEntries(
      Object.entries(buildFormulir({ nama: 'Siti' })).map(([name, value]) => [
        name,
        String(value).startsWith('berkas-') ? null : value,
      ]),
    );
    const send = (more: object) =>
      t.call(session, 'POST', '/api/peserta/pendaftaran', { ...isi, ...more, operasi_id: 'operasi-1' });
    expect((await send({ persetujuan_versi: 1 })).body).toMatchObject({
      status: false,
      kesalahan: { pernyataan_status: expect.stringMatching(/diperbarui/) },
    });
    expect((await t.call(session, 'GET', '/api/peserta/pendaftaran')).body.status).toBe(0);
    expect((await send({ persetujuan_versi: 2 })).body.status).toBe(true);
    t.clock.advance(1_000);
    // Sent twice it is one agreement, of the first time.
    expect((await send({ persetujuan_versi: 2 })).body.status).toBe(true);
    expect(await fileOf('siti')).toMatchObject({ versi: 2, dibuat_ms: t.clock.nowMs() - 1_000 });
  });

  test('of two administrators who write on top of one version the second is told; the same sent again is one', async () => {
    expect((await add('Satu.', 1)).body.status).toBe(true);
    const late = await add('Dua.', 1);
    expect([late.httpStatus, late.body.message]).toEqual([409, expect.stringMatching(/sudah diperbarui/)]);
    expect((await add('Satu.', 1)).body.status).toBe(true);
    expect((await list()).map(({ versi }: { versi: number }) => versi)).toEqual([2, 1]);
    for (const versi of [0, 5, -1]) expect((await add('Tiga.', versi)).body.status).toBe(false);
  });
});

describe('asked again', () => {
  test('who agreed to an older version is asked again only where a later one wants it, until he agrees', async () => {
    const { send, session } = await buildPendaftar(t, 'siti');
    await send();
    expect(await askedAgain(session)).toBe(null);
    await add('Dua, tanpa tanya.', 1);
    expect(await askedAgain(session)).toBe(null);
    await add('Tiga, tanya lagi.', 2, true);
    await add('Empat.', 3);
    expect(await askedAgain(session)).toMatchObject({ versi: 4, isi: 'Empat.' });
    for (const versi of [1, 3, 9])
      expect((await agree(session, versi)).body).toMatchObject({ status: false });
    expect((await agree(session, 4)).body.status).toBe(true);
    expect((await agree(session, 4)).body.status).toBe(true);
    expect(await askedAgain(session)).toBe(null);
    expect(await fileOf('siti')).toMatchObject({ versi: 4 });
  });

  test('a draft agrees with its form, an account for exams alone has nothing to agree to, and a restart forgets nothing', async () => {
    const { send, session } = await buildPendaftar(t, 'siti');
    await add('Dua.', 1, true);
    expect(await askedAgain(session)).toBe(null);
    expect((await agree(session, 2)).body.message).toMatch(/Lengkapi dan kirim formulir/);
    const exam = await t.signIn('peserta');
    expect((await agree(exam, 2)).httpStatus).toBe(404);
    await send();
    await t.restart();
    expect(await fileOf('siti')).toMatchObject({ versi: 2 });
  });
});
