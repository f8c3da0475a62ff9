import * as calls from '@spmb/shared/dasbor-staf/calls.ts';
import {
  hariPemeriksa,
  type KerjaPemeriksa,
  type TahapCorong,
} from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { daftarPutusan, daftarTahap, daftarUnggahanDitolak } from '@spmb/shared/dasbor-staf/tautan.ts';
import { dayMs, localDate } from '@spmb/shared/kernel/zone.ts';
import type { Penolakan } from '@spmb/shared/sistem/penolakan.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildDiterima } from '../daftar-ulang/testing/build-diterima.ts';
import { restoreBackup } from '../pencadangan/testing/school.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { buildFormasi, buildPermohonan } from '../permohonan/testing/build-permohonan.ts';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { turnOn } from '../../testing/turn-on.ts';

const t = perTest(buildTestApp);
let admin: Session;
let siti: Pendaftar;
beforeEach(async () => {
  admin = await t.signIn('administrator', { nama: 'Bu Rina' });
  siti = await buildPendaftar(t, 'siti');
  await siti.send({ nama: 'Siti Aini', jurusan_id_1: 'rpl', jurusan_id_2: null });
});

const ask = async ({ path }: { path: string }, who = admin) => (await t.call(who, 'GET', path)).body;
const queue = () => ask(calls.dasborAntrean);
const stage = async (name: string) =>
  (await ask(calls.dasborCorong)).tahap.find(({ tahap }: { tahap: string }) => tahap === name).jumlah;
/** How many the list of a stage holds. */
const listed = async (tahap: TahapCorong): Promise<number> =>
  (await ask({ path: `/api/data-peserta?page=1&${daftarTahap(tahap).split('?')[1]}` })).total;
const freshMs = 30_000;
const decide = (verifikasi_status: number) =>
  t.call(admin, 'POST', '/api/verifikasi', {
    id: 'siti',
    verifikasi_status,
    alasan_kode: ['lainnya'],
    pesan: 'Foto lagi.',
    perbaiki: ['alamat'],
  });

describe('how new the figures are', () => {
  test('an act is counted within a minute, and each answer says when it was counted', async () => {
    const before = await queue();
    expect([before.menunggu, before.dikembalikan, before.dihitung_ms]).toEqual([1, 0, t.clock.nowMs()]);
    t.clock.advance(1_000);
    expect((await decide(2)).body.status).toBe(true);
    expect(await queue()).toEqual(before);
    t.clock.advance(2 * freshMs);
    expect(await queue()).toMatchObject({
      menunggu: 0,
      dikembalikan: 1,
      tertua_ms: null,
      pemeriksa: [{ nama: 'Bu Rina', hari_ini: 1, tujuh_hari: 1 }],
      dihitung_ms: t.clock.nowMs(),
    });
  });

  test('what was decided counts for today until midnight of the school, and for seven days', async () => {
    await decide(2);
    const workAfter = async (hours: number) => {
      t.clock.advance(hours * 3_600_000);
      return ask(calls.dasborAntrean, await t.signIn('operator'));
    };
    const did = (hari_ini: number, tujuh_hari: number) => ({
      pemeriksa: [{ nama: 'Bu Rina', hari_ini, tujuh_hari }],
    });
    expect(await workAfter(16)).toMatchObject(did(1, 1));
    expect(await workAfter(1)).toMatchObject(did(0, 1));
    expect(await workAfter(5 * 24)).toMatchObject(did(0, 1));
    expect(await workAfter(24)).toMatchObject({ pemeriksa: [] });
  });

  test('a figure of who decided leads to as many verdicts in the trail, of today and of seven days', async () => {
    await decide(2);
    t.clock.advance(24 * 3_600_000);
    const rina = await t.signIn('administrator', { nama: 'Bu Rina' });
    await t.call(rina, 'POST', '/api/verifikasi', {
      id: 'siti',
      verifikasi_status: 5,
      alasan_kode: ['lainnya'],
      pesan: 'Palsu.',
      alasan: 'Rapat.',
    });
    const { pemeriksa, dihitung_ms } = await ask(calls.dasborAntrean, rina);
    const today = localDate(dihitung_ms, 'WIB');
    const first = localDate(dihitung_ms - (hariPemeriksa - 1) * dayMs, 'WIB');
    const listed = async (akun_id: string, dari: string) => {
      const query = daftarPutusan(akun_id, dari, today).split('?')[1] ?? '';
      return (await ask({ path: `/api/audit?page=1&${query}` }, rina)).total as number;
    };
    expect(pemeriksa.map(({ hari_ini }: KerjaPemeriksa) => hari_ini).toSorted()).toEqual([0, 1]);
    for (const { akun_id, hari_ini, tujuh_hari } of pemeriksa as KerjaPemeriksa[])
      expect([await listed(akun_id ?? '', today), await listed(akun_id ?? '', first)]).toEqual([
        hari_ini,
        tujuh_hari,
      ]);
  });

  test('uploads that were refused for good today are counted with the queue, and lead to as many', async () => {
    const upload = (megabytes: number, who?: Session) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(megabytes * 1024 * 1024)], 'berkas.pdf'));
      return t.call(who, 'POST', '/api/media?doctype=peserta', form);
    };
    expect((await upload(3, siti.session)).httpStatus).toBe(413);
    // Whoever is signed out signs in, and it goes on.
    expect((await upload(1)).httpStatus).toBe(401);
    t.clock.advance(24 * 3_600_000);
    const [again, later] = [await t.signIn('peserta'), await t.signIn('administrator')];
    for (const who of [again, again, later]) expect((await upload(3, who)).httpStatus).toBe(413);
    expect((await t.call(undefined, 'GET', '/api/audit')).httpStatus).toBe(401);
    await t.context.refusals.flush();
    const { unggahan_gagal, dihitung_ms } = await ask(calls.dasborAntrean, later);
    expect(unggahan_gagal).toBe(3);
    const query = daftarUnggahanDitolak(dihitung_ms).split('?')[1] ?? '';
    const list = await ask({ path: `/api/penolakan?${query}` }, later);
    expect(list.reduce((sum: number, { jumlah }: Penolakan) => sum + jumlah, 0)).toBe(3);
    const { rows } = await downloadSheet(t, later, `/api/penolakan-export?${query}`);
    expect(
      rows
        .slice(1)
        .map(([, , , jumlah]) => Number(jumlah))
        .reduce((a, b) => a + b),
    ).toBe(3);
    expect(await ask({ path: '/api/penolakan?unggahan=kemarin' }, later)).toMatchObject({
      status: false,
      kesalahan: { unggahan: expect.stringContaining('Saringan ini tidak dikenal') },
    });
  });

  test('a seat is counted from the instant of its publication, never before', async () => {
    await buildDiterima(t, 'ani', { terbit_ms: t.clock.nowMs() + freshMs });
    expect(await stage('diterima')).toBe(0);
    t.clock.advance(freshMs - 1);
    await stage('diterima');
    expect([await stage('diterima'), await listed('diterima')]).toEqual([0, 0]);
    t.clock.advance(2 * freshMs);
    expect([await stage('diterima'), await listed('diterima')]).toEqual([1, 1]);
  });

  test('a result that is taken back is told by no figure of before', async () => {
    await siti.setStatus(4);
    await t.call(admin, 'PUT', '/api/olah-nilai/rpl/siti', { nilai_teori: 10, wawancara: 90 });
    const act = async (path: string, body: object) =>
      expect((await t.call(admin, 'POST', `/api/${path}`, body)).body).toMatchObject({ status: true });
    await act('olah-nilai-grade', { id: 'rpl' });
    await act('olah-nilai-grade2', { id: 'rpl' });
    await act('publikasi', { sekarang: true });
    expect([await stage('diterima'), await listed('diterima')]).toEqual([1, 1]);
    await act('publikasi-tarik', { alasan: 'Keliru' });
    expect([await stage('diterima'), await listed('diterima')]).toEqual([0, 0]);
  });
});

describe('the same on a server that lost its data or got it back', () => {
  test('after a reset nobody is counted at once, and after the restore as before', async () => {
    const before = await ask(calls.dasborVerifikasi);
    expect(before.data[0].belum).toBe(1);
    const reset = await t.call(admin, 'POST', '/api/profile-reset-data', {
      konfirmasi: 'SMK Uji',
      alasan: 'tahun baru',
    });
    for (const call of Object.values(calls))
      expect([call.path, JSON.stringify(await ask(call))]).not.toContain('"belum":1');
    expect((await ask(calls.dasborVerifikasi)).data[0]).toMatchObject({ perempuan: 0, belum: 0, sudah: 0 });
    expect(await stage('daftar')).toBe(0);
    expect((await restoreBackup(t, admin, reset.body.data.pencadangan_id)).body.status).toBe(true);
    admin = await t.signIn('administrator');
    expect((await ask(calls.dasborVerifikasi)).data).toEqual(before.data);
  });

  test('a server that begins again counts anew', async () => {
    await queue();
    await siti.setStatus(4);
    await t.restart();
    expect(await queue()).toMatchObject({ menunggu: 0 });
  });
});

describe('S1-DASH-08, S1-CALL-16: messages', () => {
  const write = (title: string, body: string) =>
    t.call(siti.session, 'POST', '/api/peserta/dashboard-kirim-pesan', { title, body, to_id: '' });

  test('what an applicant wrote last is told to who may answer, and to nobody else', async () => {
    expect(await ask(calls.dasborPesan)).toEqual({ pesans: [] });
    await write('Tanya', 'Kapan ujian?');
    t.clock.advance(1_000);
    await write('Lagi', 'x'.repeat(400));
    const { pesans } = await ask(calls.dasborPesan, await t.signIn('operator'));
    expect(pesans).toEqual([
      {
        id: 'siti',
        avatar: '',
        sender: 'Siti Aini',
        title: 'Lagi',
        body: `${'x'.repeat(300)}…`,
        dibuat_ms: t.clock.nowMs(),
        dibaca: false,
      },
    ]);
    for (const role of ['guru', 'supervisor'] as const)
      expect(await ask(calls.dasborPesan, await t.signIn(role))).toEqual({ pesans: [] });
  });

  test('an answer is no message of the applicant, and a conversation that staff began has none', async () => {
    await write('Tanya', 'Kapan ujian?');
    t.clock.advance(1_000);
    await t.call(admin, 'POST', '/api/pesan-balas', { id: 'siti', body: 'Senin.' });
    expect((await ask(calls.dasborPesan)).pesans).toMatchObject([{ title: 'Tanya' }]);
    const budi = await buildPendaftar(t, 'budi');
    await budi.send({ nama: 'Budi', nisn: '0061234599' });
    await t.call(admin, 'POST', '/api/pesan-balas', { id: 'budi', body: 'Mohon hadir.' });
    expect((await ask(calls.dasborPesan)).pesans).toHaveLength(1);
  });
});

describe('S1-DASH-07, N16: applications to positions', () => {
  test('are told while the school has them turned on, to who may open them, the newest first', async () => {
    const none = { jmlformasi: 0, jmlpelamar: 0, pelamars: [] };
    expect(await ask(calls.dasborIndex)).toMatchObject({ permohonan: 'mati', ...none });
    await turnOn(t);
    t.clock.advance(60_000);
    const formasi = await buildFormasi(t, admin);
    const id = await buildPermohonan(t, siti.session, formasi);
    expect(await ask(calls.dasborIndex)).toMatchObject({
      permohonan: 'ada',
      jmlformasi: 1,
      jmlpelamar: 1,
      pelamars: [
        {
          id,
          foto_path: '',
          nama: 'Siti Aini',
          opd: 'Dinas Kominfo',
          jabatan: 'Pranata Komputer',
          waktu: t.clock.nowMs(),
          status: 'PENGAJUAN',
        },
      ],
    });
    for (const path of ['/api/formasi?page=1', '/api/permohonan?page=1'])
      expect(await ask({ path })).toMatchObject({ total: 1 });
    for (const role of ['guru', 'supervisor'] as const)
      expect(await ask(calls.dasborIndex, await t.signIn(role))).toMatchObject({
        permohonan: 'tertutup',
        ...none,
      });
    await t.call(siti.session, 'DELETE', `/api/peserta/permohonan/${id}`);
    expect(await ask(calls.dasborIndex)).toMatchObject({ jmlformasi: 1, jmlpelamar: 0, pelamars: [] });
  });
});

test('who named no programme stands in tables only once he has sent a form', async () => {
  const rows = async () => (await ask(calls.dasborPilihan)).datas.map(({ id }: { id: string }) => id);
  await buildPendaftar(t, 'budi');
  expect(await rows()).toEqual(['rpl', 'tkj']);
  expect(await stage('daftar')).toBe(2);
});
