import type { DaftarUlangSaya } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import type { Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { write } from '../situs/testing/admission.ts';
import { buildCadangan, buildDiterima, setMasa, uploadSurat } from './testing/build-diterima.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
const path = '/api/peserta/konfirmasi-daftar-ulang';
const dayMs = 86_400_000;
let siti: Pendaftar;
let surat: string;
beforeEach(async () => {
  siti = await buildDiterima(t, 'siti');
  await setMasa(t, admin, 1, 3);
  surat = await uploadSurat(t, siti.session);
});

const see = async (who: Session = siti.session): Promise<DaftarUlangSaya> =>
  (await t.call(who, 'GET', path)).body;
const send = (more: object = {}, who: Session = siti.session) =>
  t.call(who, 'POST', path, {
    daftar_ulang_dokumen: surat,
    koperasi_dokumen: null,
    koperasi_status: false,
    ...more,
  });
const inbox = async (who = siti) =>
  (await t.call(who.session, 'GET', '/api/peserta/dashboard')).body.pesans.map(
    ({ title }: { title: string }) => title,
  );
const publish = (terbit_ms: number | null) =>
  write(t, (tx) => tx.update(hasilSeleksi).set({ terbit_ms }).where(eq(hasilSeleksi.peserta_id, 'siti')));

describe('S3-DUP-03: an applicant re-registers', () => {
  test('with a statement and the cooperative’s document; he and the committee open it, nobody else', async () => {
    expect(await see()).toMatchObject({ kelayakan: 'berhak', status: 'belum', terbuka: true });
    const koperasi = await uploadSurat(t, siti.session);
    const { body } = await send({ koperasi_dokumen: koperasi, koperasi_status: true });
    expect(body).toMatchObject({
      status: true,
      data: {
        status: 'terkirim',
        terbuka: false,
        daftar_ulang_dokumen: `/api/media/${surat}`,
        koperasi_dokumen: `/api/media/${koperasi}`,
        koperasi_status: true,
      },
    });
    expect(await inbox()).toContain('Daftar ulang terkirim');
    const operator = await t.signIn('operator');
    const lain = await buildDiterima(t, 'lain');
    const guru = await t.signIn('guru', { jurusan_id: 'rpl' });
    for (const name of [surat, koperasi]) {
      const of = async (who: Session) => (await t.call(who, 'GET', `/api/media/${name}`)).httpStatus;
      expect([await of(siti.session), await of(operator), await of(lain.session), await of(guru)]).toEqual([
        200, 200, 404, 404,
      ]);
    }
  });

  test('once however often it is sent under one id; under the same id another content is refused', async () => {
    const operasi_id = 'operasi-siti';
    expect((await send({ operasi_id })).body.status).toBe(true);
    expect((await send({ operasi_id })).body.data.versi).toBe(1);
    expect((await inbox()).filter((title: string) => title === 'Daftar ulang terkirim')).toHaveLength(1);
    expect((await send({ operasi_id, koperasi_status: true })).httpStatus).toBe(409);
    const lain = await buildDiterima(t, 'lain');
    const own = await uploadSurat(t, lain.session);
    const stolen = await send({ operasi_id, daftar_ulang_dokumen: own }, lain.session);
    expect([stolen.httpStatus, stolen.body.jenis]).toEqual([409, 'operasi-terpakai']);
  });

  test('what the committee reads is not replaced under its eyes', async () => {
    await send();
    const again = await send({ daftar_ulang_dokumen: await uploadSurat(t, siti.session) });
    expect([again.httpStatus, again.body.jenis]).toEqual([409, 'status-lain']);
    expect((await see()).daftar_ulang_dokumen).toBe(`/api/media/${surat}`);
  });

  test('S3-DUP-01: names no file of somebody else, none of another kind, and none that is gone', async () => {
    const lain = await buildDiterima(t, 'lain');
    const wrong = [
      await uploadSurat(t, lain.session),
      await uploadSurat(t, siti.session, 'peserta'),
      'tidak-ada',
    ];
    for (const name of wrong) {
      expect((await send({ daftar_ulang_dokumen: name })).body.kesalahan).toHaveProperty(
        'daftar_ulang_dokumen',
      );
      expect((await send({ koperasi_dokumen: name })).body.kesalahan).toHaveProperty('koperasi_dokumen');
    }
    expect((await send({ daftar_ulang_dokumen: '' })).body.kesalahan).toHaveProperty('daftar_ulang_dokumen');
    expect((await see()).status).toBe('belum');
  });

  test('a school that asks for the cooperative’s document takes no re-registration without it', async () => {
    await setMasa(t, admin, 1, 3, { koperasi_wajib: true });
    expect(Object.keys((await send()).body.kesalahan)).toEqual(['koperasi_status', 'koperasi_dokumen']);
    const koperasi = await uploadSurat(t, siti.session);
    expect((await send({ koperasi_dokumen: koperasi, koperasi_status: true })).body.status).toBe(true);
  });

  test('forged fields change nothing: neither status nor deadline nor programme', async () => {
    await send({ status: 'terverifikasi', batas_ms: 9e12, program_keahlian_id: 'tkj', peserta_id: 'lain' });
    expect(await see()).toMatchObject({ status: 'terkirim', batas_ms: expect.any(Number), jurusan: /./ });
    expect((await see()).batas_ms).toBeLessThan(9e12);
  });
});

describe('who may re-register, and when', () => {
  test('before the publication accepted, reserve and refused read and hear the same', async () => {
    await publish(t.clock.nowMs() + dayMs);
    const all = [
      siti,
      await buildCadangan(t, 'cadangan', 1, { terbit_ms: t.clock.nowMs() + dayMs }),
      await buildDiterima(t, 'tidak', { status: 'TL', program_keahlian_id: null, terbit_ms: null }),
      await buildDiterima(t, 'ditahan', { terbit_ms: null }),
    ];
    const answers = [];
    for (const { session } of all) {
      const file = await uploadSurat(t, session);
      const { server_ms: _, nama: _own, ...seen } = await see(session);
      answers.push(
        JSON.stringify([
          seen,
          (await send({ daftar_ulang_dokumen: file }, session)).body,
          (await t.call(session, 'POST', '/api/peserta/daftar-ulang-mundur', { konfirmasi: 'siti' })).body,
        ]),
      );
    }
    expect(new Set(answers).size).toBe(1);
    expect((await see()).kelayakan).toBe('belum-diumumkan');
  });

  test('after it: the reserve waits, and who is not accepted, or whose file is verified no more, has none', async () => {
    const cadangan = await buildCadangan(t, 'cadangan', 1);
    const tidak = await buildDiterima(t, 'tidak', { status: 'TL', program_keahlian_id: null });
    expect((await see(cadangan.session)).kelayakan).toBe('cadangan');
    expect((await see(tidak.session)).kelayakan).toBe('tidak-berhak');
    for (const { session } of [cadangan, tidak])
      expect((await send({ daftar_ulang_dokumen: await uploadSurat(t, session) }, session)).body.status).toBe(
        false,
      );
    await siti.setStatus(6);
    expect((await see()).kelayakan).toBe('tidak-berhak');
    expect((await send()).body.status).toBe(false);
  });

  test('a result that is taken back closes it, and nothing of an earlier programme counts in another', async () => {
    await send();
    await publish(null);
    expect(await see()).toMatchObject({
      kelayakan: 'belum-diumumkan',
      status: null,
      daftar_ulang_dokumen: '',
    });
    await write(t, (tx) =>
      tx.update(hasilSeleksi).set({ program_keahlian_id: 'tkj', terbit_ms: t.clock.nowMs() }),
    );
    expect(await see()).toMatchObject({ status: 'belum', daftar_ulang_dokumen: '', terbuka: true });
    expect((await send()).body.data).toMatchObject({ status: 'terkirim', versi: 1 });
  });

  test('neither before the first day nor after the last, both of them included', async () => {
    await setMasa(t, admin, 2, 3);
    expect((await see()).terbuka).toBe(false);
    expect((await send()).body.message).toContain('Rabu, 02 Juli 2025');
    await setMasa(t, admin, 1, 1, { mulai: '2025-06-28', selesai: '2025-06-30' });
    expect((await see()).terbuka).toBe(false);
    expect((await send()).body.message).toContain('sudah lewat: Senin, 30 Juni 2025');
    await setMasa(t, admin, 1, 1);
    expect((await send()).body.status).toBe(true);
  });

  test('not while the school has set no dates', async () => {
    await setMasa(t, admin, 1, 3, { mulai: null, selesai: null });
    expect(await see()).toMatchObject({ mulai_ms: null, batas_ms: null, terbuka: false });
    expect((await send()).body.message).toContain('belum ditetapkan');
  });

  test('an exam’s participant, staff and strangers have none', async () => {
    const guest = await t.signIn('peserta');
    expect((await t.call(guest, 'GET', path)).httpStatus).toBe(404);
    expect((await send({}, guest)).httpStatus).toBe(404);
    expect((await send({}, admin)).httpStatus).toBe(403);
    expect((await t.call(undefined, 'POST', path, {})).httpStatus).toBe(401);
  });
});

describe('an applicant withdraws', () => {
  const leave = (konfirmasi = 'siti', more: object = {}) =>
    t.call(siti.session, 'POST', '/api/peserta/daftar-ulang-mundur', { konfirmasi, ...more });

  test('by his name, for good: nothing is sent after it, and twice is once', async () => {
    expect((await leave('budi')).body.kesalahan).toHaveProperty('konfirmasi');
    const operasi_id = 'operasi-mundur';
    expect((await leave('SITI ', { operasi_id })).body.data).toMatchObject({
      status: 'mundur',
      terbuka: false,
    });
    expect((await leave('siti', { operasi_id })).body.status).toBe(true);
    expect((await leave()).httpStatus).toBe(409);
    expect((await send()).httpStatus).toBe(409);
    expect((await inbox()).filter((title: string) => title === 'Anda mengundurkan diri')).toHaveLength(1);
  });

  test('who is verified asks the committee', async () => {
    await send();
    await t.call(admin, 'PUT', '/api/daftar-ulang-verifikasi/rpl/siti', {
      daftar_ulang_verifikasi_status: 'terverifikasi',
    });
    expect((await leave()).body.message).toContain('Hubungi panitia');
  });
});
