import * as calls from '@spmb/shared/dasbor-staf/calls.ts';
import { roles } from '@spmb/shared/kernel/role.ts';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { localDate, localTime } from '@spmb/shared/kernel/zone.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { turnOn } from '../../testing/turn-on.ts';
import { buildSekolah, type Orang } from './testing/build-sekolah.ts';
import { numbersIn } from './testing/numbers-in.ts';

const t = perFile(buildTestApp);
const sessions = new Map<string, Session>();
let people: Orang[];
let nowMs: number;

beforeAll(async () => {
  await turnOn(t);
  people = await buildSekolah(t);
  nowMs = t.clock.nowMs();
  for (const role of roles) sessions.set(role, await t.signIn(role));
  sessions.set('guru rpl', await t.signIn('guru', { jurusan_id: 'rpl' }));
  sessions.set('supervisor tkj', await t.signIn('supervisor', { jurusan_id: 'tkj', semua_program: false }));
  sessions.set('supervisor tanpa', await t.signIn('supervisor', { semua_program: false }));
});

const all = Object.values(calls);
const ask = async (who: string, { path }: { path: string }) =>
  (await t.call(sessions.get(who), 'GET', path)).body;

const isSent = ({ status }: Orang) => status !== null && status > 0;
const hasStatus =
  (...codes: number[]) =>
  (one: Orang) =>
    codes.includes(one.status ?? -1);
const chose = (program: string | null) => (one: Orang) => one.jurusan_id_1 === program;
const count = (...tests: ((one: Orang) => boolean)[]) =>
  people.filter((one) => tests.every((test) => test(one))).length;
const is = (sex: Orang['jenis_kelamin']) => (one: Orang) => one.jenis_kelamin === sex;
const wasThere = ({ dijadwalkan, ujian }: Orang) => dijadwalkan && ujian !== null && ujian !== 'siap';
const isPublic = ({ terbit_ms, sampai_ms }: Orang) =>
  terbit_ms !== null && terbit_ms <= nowMs && (sampai_ms === null || sampai_ms > nowMs);
const hasSeat = (one: Orang) => one.hasil === 'L' && isPublic(one) && one.lepas_ms === null;
const isEnrolled = ({ daftar_ulang, daftar_ulang_di, kursi }: Orang) =>
  daftar_ulang === 'terverifikasi' && daftar_ulang_di === kursi;
const isScheduled = ({ dijadwalkan, lagi }: Orang) => dijadwalkan || lagi === '2025-07-01';
const programs = [
  ['rpl', 'Rekayasa Perangkat Lunak', 'rpl'],
  ['tkj', 'Teknik Komputer', 'tkj'],
  ['', 'Belum memilih', null],
] as const;

test('the school that is counted holds every state, or the figures prove nothing', () => {
  for (const code of [0, 1, 2, 3, 4, 5, 6]) expect(count(hasStatus(code))).toBeGreaterThan(2);
  expect(count(hasStatus(4), wasThere)).toBeGreaterThan(2);
  expect(count(hasStatus(4), hasSeat)).toBeGreaterThan(2);
  expect(count(hasStatus(4), hasSeat, isEnrolled)).toBeGreaterThan(0);
  const isSeat = (one: Orang) => hasStatus(4)(one) && one.hasil === 'L';
  const isOver = ({ sampai_ms }: Orang) => sampai_ms !== null && sampai_ms <= nowMs;
  for (const awkward of [
    ({ terbit_ms }: Orang) => terbit_ms === null,
    ({ terbit_ms }: Orang) => terbit_ms !== null && terbit_ms > nowMs,
    isOver,
    ({ lepas_ms }: Orang) => lepas_ms !== null,
  ])
    expect(count(isSeat, awkward)).toBeGreaterThan(0);
  for (const status of ['terkirim', 'ditolak', 'lewat', null] as const)
    expect(count(hasStatus(4), hasSeat, (one) => one.daftar_ulang === status)).toBeGreaterThan(0);
  expect(
    count(hasStatus(4), hasSeat, (one) => one.daftar_ulang === 'terverifikasi' && !isEnrolled(one)),
  ).toBeGreaterThan(0);
  expect(count(hasStatus(5, 6, 0), (one) => one.hasil === 'L' && isPublic(one))).toBeGreaterThan(0);
  expect(count(chose(null), isSent)).toBeGreaterThan(2);
  expect(count(isSent, ({ daftar_ms }) => daftar_ms === null)).toBeGreaterThan(2);
  for (const lagi of ['2025-07-01', '2025-07-02'])
    expect(count((one) => one.lagi === lagi, isScheduled)).toBeGreaterThan(2);
});

describe('every figure is what counting the rows by hand gives', () => {
  test('S1-CALL-15, S1-DASH-09: dashboard-index', async () => {
    expect(await ask('administrator', calls.dasborIndex)).toEqual({
      permohonan: 'ada',
      jmlformasi: 0,
      jmlpelamar: 0,
      pelamars: [],
      jmlpengajuan: count(hasStatus(1)),
      jmlditolak: count(hasStatus(5)),
      jmlditerima: count(hasStatus(4)),
      dihitung_ms: nowMs,
    });
  });

  test('S1-CALL-17, S1-DASH-04: dashboard-perhari', async () => {
    const { headers, records } = await ask('administrator', calls.dasborPerHari);
    const dates = [25, 26, 27, 28, 29, 30].map((day) => `2025-06-${day}`).concat('2025-07-01');
    expect(headers.map(({ value }: { value: string }) => value)).toEqual(['num', 'nama', ...dates, 'jumlah']);
    const sentOn = (date?: string) => (one: Orang) =>
      isSent(one) && one.daftar_ms !== null && (!date || localDate(one.daftar_ms, 'WIB') === date);
    expect(records).toEqual(
      programs.map(([id, nama, program], at) => ({
        id,
        num: at + 1,
        nama,
        ...Object.fromEntries(dates.map((date) => [date, count(chose(program), sentOn(date))])),
        jumlah: count(chose(program), sentOn()),
      })),
    );
  });

  test('S1-CALL-18, S1-DASH-05: dashboard-verifikasi', async () => {
    expect((await ask('administrator', calls.dasborVerifikasi)).data).toEqual(
      programs.map(([id, nama, program], at) => ({
        id,
        num: at + 1,
        nama,
        laki_laki: count(chose(program), isSent, is('L')),
        perempuan: count(chose(program), isSent, is('P')),
        belum: count(chose(program), hasStatus(1, 2, 3)),
        sudah: count(chose(program), hasStatus(4, 5, 6)),
      })),
    );
  });

  test('S1-CALL-19, S1-DASH-06: dashboard-perjurusan-per-pilihan', async () => {
    expect((await ask('administrator', calls.dasborPilihan)).datas).toEqual(
      programs.map(([id, nama, program], at) => ({
        id,
        num: at + 1,
        nama,
        pilihan_1: count(chose(program), isSent),
        pilihan_2: count(isSent, (one) => one.jurusan_id_2 === program),
      })),
    );
  });

  test('S1-CALL-20, S1-DASH-01: dashboard-perjeniskelamin', async () => {
    expect(await ask('administrator', calls.dasborJenisKelamin)).toEqual({
      labels: ['Laki-laki', 'Perempuan', 'Belum diisi'],
      datas: (['L', 'P', ''] as const).map((sex) => count(isSent, is(sex))),
      kunci: ['L', 'P', ''],
      dihitung_ms: nowMs,
    });
  });

  test('S1-CALL-21, S1-DASH-02: dashboard-perjurusan', async () => {
    expect(await ask('administrator', calls.dasborJurusan)).toEqual({
      labels: programs.map(([, nama]) => nama),
      datas: programs.map(([, , program]) => count(chose(program), isSent)),
      kunci: programs.map(([id]) => id),
      dihitung_ms: nowMs,
    });
  });

  test('S1-CALL-22, S1-DASH-03: dashboard-perstatus', async () => {
    const { labels, datas } = await ask('administrator', calls.dasborStatus);
    expect(labels).toEqual([
      'Pengajuan',
      'Perbaikan Berkas',
      'Pengajuan Perbaikan',
      'Berkas Diterima',
      'Berkas Ditolak',
      'Cabut Berkas',
    ]);
    expect(datas).toEqual([1, 2, 3, 4, 5, 6].map((code) => count(hasStatus(code))));
  });

  test('the funnel from sign-up to re-registration, and today’s exams', async () => {
    const { tahap, ujian, program } = await ask('administrator', calls.dasborCorong);
    const verified = hasStatus(4);
    expect(tahap.map(({ jumlah }: { jumlah: number }) => jumlah)).toEqual([
      count(({ status }) => status !== null),
      count(({ status, diubah_ms }) => status !== null && (status > 0 || diubah_ms !== null)),
      count(isSent),
      count(verified),
      count(verified, wasThere),
      count(verified, hasSeat),
      count(verified, hasSeat, isEnrolled),
    ]);
    expect(ujian).toEqual({
      tanggal: '2025-07-01',
      terjadwal: count(isScheduled),
      mulai: count(wasThere),
      selesai: count(wasThere, ({ ujian: one }) => one === 'selesai' || one === 'final'),
    });
    expect(program).toBeNull();
  });

  test('the course of days and hours', async () => {
    const { hari, jam } = await ask('administrator', calls.dasborWaktu);
    expect(hari).toHaveLength(30);
    for (const { tanggal, daftar, kirim } of hari)
      expect([tanggal, daftar, kirim]).toEqual([
        tanggal,
        count(({ status, dibuat_ms }) => status !== null && localDate(dibuat_ms, 'WIB') === tanggal),
        count(isSent, ({ daftar_ms }) => daftar_ms !== null && localDate(daftar_ms, 'WIB') === tanggal),
      ]);
    const hourOf = (ms: number) => Number(localTime(ms, 'WIB').slice(0, 2));
    expect(jam).toEqual(
      Array.from({ length: 24 }, (_, hour) =>
        count(isSent, ({ daftar_ms }) => daftar_ms !== null && hourOf(daftar_ms) === hour),
      ),
    );
  });

  test('the queue, with who waits longest', async () => {
    const waiting = people.filter(hasStatus(1, 3)).flatMap(({ dikirim_ms }) => dikirim_ms ?? []);
    const menunggu = count(hasStatus(1, 3));
    expect(await ask('operator', calls.dasborAntrean)).toEqual({
      menunggu,
      dikembalikan: count(hasStatus(2)),
      tertua_ms: Math.min(...waiting),
      pemeriksa: [],
      perkiraan: null,
      tutup: '2025-07-05',
      cukup: null,
      perlu_sehari: Math.ceil(menunggu / 5),
      unggahan_gagal: 0,
      dihitung_ms: nowMs,
    });
  });
});

describe('who is told what', () => {
  test('each call answers its role and refuses the others, and who is not signed in', async () => {
    for (const call of all) {
      expect((await t.call(undefined, 'GET', call.path)).httpStatus).toBe(401);
      for (const role of roles) {
        const { httpStatus } = await t.call(sessions.get(role), 'GET', call.path);
        const may = hasCapability(role, call.capability);
        expect([call.path, role, httpStatus]).toEqual([call.path, role, may ? 200 : 403]);
      }
    }
  });

  const narrowed = all.filter(({ capability }) => capability === 'lihatLaporan');

  test('S1-DASH-10, N39: who has one programme is told of it alone, by every call', async () => {
    const others = { 'guru rpl': ['tkj', 'Teknik'], 'supervisor tkj': ['rpl', 'Rekayasa'] };
    for (const [who, words] of Object.entries(others))
      for (const call of narrowed) {
        const said = JSON.stringify(await ask(who, call));
        const told = [...words, 'Belum memilih'].filter((word) => said.includes(word));
        expect([call.path, who, told]).toEqual([call.path, who, []]);
      }
    const own = await ask('guru rpl', calls.dasborVerifikasi);
    expect(own.data).toEqual([(await ask('administrator', calls.dasborVerifikasi)).data[0]]);
    const { tahap, program } = await ask('supervisor tkj', calls.dasborCorong);
    expect([program, tahap[2].jumlah]).toEqual(['Teknik Komputer', count(chose('tkj'), isSent)]);
  });

  test.each(['rpl', 'tkj'])(
    'S1-DASH-10, N39: of %s each stage counts its applicants by their first choice, and its seats by whom they are of',
    async (program) => {
      const { body } = await t.call(
        await t.signIn('guru', { jurusan_id: program }),
        'GET',
        calls.dasborCorong.path,
      );
      const applied = chose(program);
      const seated = (one: Orang) => hasStatus(4)(one) && hasSeat(one) && one.kursi === program;
      expect(count(seated)).not.toBe(count(applied, hasStatus(4), hasSeat));
      expect(
        Object.fromEntries(
          body.tahap.map((one: { tahap: string; jumlah: number }) => [one.tahap, one.jumlah]),
        ),
      ).toEqual({
        daftar: count(applied, ({ status }) => status !== null),
        formulir: count(
          applied,
          ({ status, diubah_ms }) => status !== null && (status > 0 || diubah_ms !== null),
        ),
        kirim: count(applied, isSent),
        terverifikasi: count(applied, hasStatus(4)),
        hadir: count(applied, hasStatus(4), wasThere),
        diterima: count(seated),
        daftar_ulang: count(seated, isEnrolled),
      });
    },
  );

  test('S1-DASH-10, N39: who has none, and no word that he has all, is told of nobody', async () => {
    for (const who of ['guru', 'supervisor tanpa'])
      for (const call of narrowed) {
        const said = await ask(who, call);
        expect([call.path, who, numbersIn(said).filter((one) => one !== 0)]).toEqual([call.path, who, []]);
      }
    expect(numbersIn(await ask('supervisor', calls.dasborStatus))).toEqual(
      numbersIn(await ask('administrator', calls.dasborStatus)),
    );
  });

  test('a forged programme in the address opens no other', async () => {
    for (const call of narrowed) {
      const forged = await t.call(sessions.get('guru rpl'), 'GET', `${call.path}?jurusan_id=tkj&program=tkj`);
      expect([call.path, forged.body]).toEqual([call.path, await ask('guru rpl', call)]);
    }
  });
});
