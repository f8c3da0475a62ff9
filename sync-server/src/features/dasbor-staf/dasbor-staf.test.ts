import * as calls from '@spmb/shared/dasbor-staf/calls.ts';
import { tahapTerdaftar, daftarTahap } from '@spmb/shared/dasbor-staf/tautan.ts';
import * as tautan from '@spmb/shared/dasbor-staf/tautan.ts';
import { roles } from '@spmb/shared/kernel/role.ts';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { localDate, localTime } from '@spmb/shared/kernel/zone.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildSekolah, type Orang } from './testing/build-sekolah.ts';

const t = perFile(buildTestApp);
const sessions = new Map<string, Session>();
let people: Orang[];
let nowMs: number;

beforeAll(async () => {
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
const asList = async (path: string) =>
  (await t.call(sessions.get('administrator'), 'GET', `/api/${path}`)).body.total as number;

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
const hasSeat = ({ hasil, terbit_ms, lepas_ms }: Orang) =>
  hasil === 'L' && terbit_ms !== null && terbit_ms <= nowMs && lepas_ms === null;
const programs = [
  ['rpl', 'Rekayasa Perangkat Lunak', 'rpl'],
  ['tkj', 'Teknik Komputer', 'tkj'],
  ['', 'Belum memilih', null],
] as const;

test('the school that is counted holds every state, or the figures prove nothing', () => {
  for (const code of [0, 1, 2, 3, 4, 5, 6]) expect(count(hasStatus(code))).toBeGreaterThan(2);
  expect(count(hasStatus(4), wasThere)).toBeGreaterThan(2);
  expect(count(hasStatus(4), hasSeat)).toBeGreaterThan(2);
  expect(
    count(hasStatus(4), hasSeat, ({ daftar_ulang }) => daftar_ulang === 'terverifikasi'),
  ).toBeGreaterThan(0);
  expect(count(({ hasil, terbit_ms }) => hasil === 'L' && terbit_ms === null)).toBeGreaterThan(0);
  expect(count(chose(null), isSent)).toBeGreaterThan(2);
});

describe('every figure is what counting the rows by hand gives', () => {
  test('S1-CALL-15, S1-DASH-09: dashboard-index', async () => {
    expect(await ask('administrator', calls.dasborIndex)).toEqual({
      permohonan: 'mati',
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
        pilihan_2: program === null ? 0 : count(isSent, (one) => one.jurusan_id_2 === program),
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
      count(verified, hasSeat, ({ daftar_ulang }) => daftar_ulang === 'terverifikasi'),
    ]);
    expect(ujian).toEqual({
      tanggal: '2025-07-01',
      terjadwal: count(({ dijadwalkan }) => dijadwalkan),
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

describe('a figure leads to the list that holds as many', () => {
  const listOf = (address: string) => {
    const [screen = '', query = ''] = address.replace('/backend/', '').split('?');
    const call = { 'verifikasi-index': 'verifikasi', 'verified-index': 'verified' }[screen] ?? screen;
    return asList(`${call}?page=1&${query}`);
  };

  test('of every status, gender and programme', async () => {
    const status = await ask('administrator', calls.dasborStatus);
    for (const [at, code] of status.kunci.entries())
      expect([code, await listOf(tautan.daftarBerstatus(code))]).toEqual([code, status.datas[at]]);
    for (const row of (await ask('administrator', calls.dasborVerifikasi)).data.slice(0, 2)) {
      const own = { jurusan_id_1: row.id };
      expect(await listOf(tautan.daftarAntrean(own))).toBe(row.belum);
      expect(await listOf(tautan.daftarDiputus(own))).toBe(row.sudah);
      expect(await listOf(tautan.daftarTerkirim({ ...own, jenis_kelamin: 'L' }))).toBe(row.laki_laki);
      expect(await listOf(tautan.daftarTerkirim({ ...own, jenis_kelamin: 'P' }))).toBe(row.perempuan);
    }
    for (const row of (await ask('administrator', calls.dasborPilihan)).datas.slice(0, 2)) {
      expect(await listOf(tautan.daftarTerkirim({ jurusan_id_1: row.id }))).toBe(row.pilihan_1);
      expect(await listOf(tautan.daftarTerkirim({ jurusan_id_2: row.id }))).toBe(row.pilihan_2);
    }
  });

  test('of each day and each hour', async () => {
    const { hari, jam } = await ask('administrator', calls.dasborWaktu);
    expect(jam.filter((jumlah: number) => jumlah > 0).length).toBeGreaterThan(1);
    for (const { tanggal, daftar, kirim } of hari.slice(-12)) {
      expect([tanggal, await listOf(tautan.daftarMendaftar(tanggal))]).toEqual([tanggal, daftar]);
      expect([tanggal, await listOf(tautan.daftarMengirim(tanggal))]).toEqual([tanggal, kirim]);
    }
    const { headers, records } = await ask('administrator', calls.dasborPerHari);
    const dates: string[] = headers
      .map(({ value }: { value: string }) => value)
      .filter((value: string) => value.startsWith('20'));
    for (const row of records.slice(0, 2))
      for (const date of dates) {
        const own = tautan.daftarTerkirim({ jurusan_id_1: row.id, mengirim: date });
        expect([own, await listOf(own)]).toEqual([own, row[date]]);
      }
    expect(dates.some((date) => records[0][date] > 0)).toBe(true);
    for (const [at, jumlah] of jam.entries())
      expect([at, await listOf(tautan.daftarMengirimJam(at))]).toEqual([at, jumlah]);
  });

  test.each(['mendaftar=kemarin', 'mengirim=2025-02-30', 'jam=24', 'jam=x'])(
    'and %s is refused with a sentence',
    async (saringan) => {
      const { body } = await t.call(sessions.get('operator'), 'GET', `/api/data-peserta?page=1&${saringan}`);
      expect([body.status, body.kesalahan]).toMatchObject([
        false,
        { [saringan.split('=')[0] ?? '']: expect.any(String) },
      ]);
    },
  );

  test('of every stage that has one', async () => {
    const { tahap } = await ask('administrator', calls.dasborCorong);
    expect(tahapTerdaftar).toEqual(['daftar', 'formulir', 'kirim', 'terverifikasi', 'hadir']);
    for (const one of tahap)
      if (tahapTerdaftar.includes(one.tahap))
        expect([one.tahap, await listOf(daftarTahap(one.tahap) ?? '')]).toEqual([one.tahap, one.jumlah]);
  });

  test('and an unknown stage is refused with a sentence', async () => {
    const { body } = await t.call(sessions.get('operator'), 'GET', '/api/data-peserta?page=1&tahap=lulus');
    expect([body.status, body.message]).toEqual([
      false,
      expect.stringContaining('Saringan ini tidak dikenal'),
    ]);
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

  /** All numbers of an answer, but for when it was counted. */
  const numbersIn = (value: unknown): number[] => {
    if (typeof value === 'number') return [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) =>
      ['dihitung_ms', 'num', 'tanggal'].includes(key) ? [] : numbersIn(one),
    );
  };
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
        daftar_ulang: count(seated, ({ daftar_ulang }) => daftar_ulang === 'terverifikasi'),
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
