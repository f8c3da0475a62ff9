import * as calls from '@spmb/shared/dasbor-staf/calls.ts';
import { pernah, sejauhUjian, type DasborIrisan } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import * as tautan from '@spmb/shared/dasbor-staf/tautan.ts';
import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { Penolakan } from '@spmb/shared/sistem/penolakan.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { turnOn } from '../../testing/turn-on.ts';
import { buildSekolah } from './testing/build-sekolah.ts';
import { numbersIn } from './testing/numbers-in.ts';

const t = perFile(buildTestApp);
let admin: Session;
beforeAll(async () => {
  await turnOn(t);
  await buildSekolah(t);
  admin = await t.signIn('administrator');
});

describe('N7: a figure leads to the list that holds as many', () => {
  type Figur = readonly [jumlah: number, address: string];
  /** A call with the list to which each of its figures leads, as the screens ask for them. */
  const leading = <Answer>(
    call: PlacedCall<undefined, Answer>,
    figures: (answer: Answer) => Figur[],
  ): [string, () => Promise<[Answer, Figur[]]>] => [
    call.path,
    async () => {
      const answer = (await t.call(admin, 'GET', call.path)).body as Answer;
      return [answer, figures(answer)];
    },
  ];
  const ofIrisan = (daftar: (kunci: string) => string) =>
    (({ datas, kunci }) => datas.map((jumlah, at) => [jumlah, daftar(kunci[at] ?? '')])) satisfies (
      answer: DasborIrisan,
    ) => Figur[];

  const all = [
    leading(calls.dasborIndex, (one) => [
      [one.jmlpengajuan, tautan.daftarBerstatus('1')],
      [one.jmlditolak, tautan.daftarBerstatus('5')],
      [one.jmlditerima, tautan.daftarBerstatus('4')],
      [one.jmlformasi, tautan.daftarFormasi],
      [one.jmlpelamar, tautan.daftarPermohonan],
    ]),
    leading(calls.dasborPerHari, ({ headers, records }) =>
      records.flatMap(({ id, ...row }) =>
        headers
          .filter(({ value }) => !['num', 'nama'].includes(value))
          .map(({ value }): Figur => {
            const mengirim = value === 'jumlah' ? pernah : value;
            return [Number(row[value]), tautan.daftarTerkirim({ jurusan_id_1: String(id), mengirim })];
          }),
      ),
    ),
    leading(calls.dasborVerifikasi, ({ data }) =>
      data.flatMap(({ id: jurusan_id_1, ...row }): Figur[] => [
        [row.laki_laki, tautan.daftarTerkirim({ jurusan_id_1, jenis_kelamin: 'L' })],
        [row.perempuan, tautan.daftarTerkirim({ jurusan_id_1, jenis_kelamin: 'P' })],
        [row.belum, tautan.daftarAntrean({ jurusan_id_1 })],
        [row.sudah, tautan.daftarDiputus({ jurusan_id_1 })],
      ]),
    ),
    leading(calls.dasborPilihan, ({ datas }) =>
      datas.flatMap(({ id, pilihan_1, pilihan_2 }): Figur[] => [
        [pilihan_1, tautan.daftarTerkirim({ jurusan_id_1: id })],
        [pilihan_2, tautan.daftarTerkirim({ jurusan_id_2: id })],
      ]),
    ),
    leading(
      calls.dasborJenisKelamin,
      ofIrisan((jenis_kelamin) => tautan.daftarTerkirim({ jenis_kelamin })),
    ),
    leading(
      calls.dasborJurusan,
      ofIrisan((jurusan_id_1) => tautan.daftarTerkirim({ jurusan_id_1 })),
    ),
    leading(calls.dasborStatus, ofIrisan(tautan.daftarBerstatus)),
    leading(calls.dasborCorong, ({ tahap, ujian }) => [
      ...tahap.map((one): Figur => [one.jumlah, tautan.daftarTahap(one.tahap)]),
      ...sejauhUjian.map((one): Figur => [ujian[one], tautan.daftarUjian(one, ujian.tanggal)]),
    ]),
    leading(calls.dasborWaktu, ({ hari, jam }) => [
      ...hari.flatMap(({ tanggal, daftar, kirim }): Figur[] => [
        [daftar, tautan.daftarMendaftar(tanggal)],
        [kirim, tautan.daftarMengirim(tanggal)],
      ]),
      ...jam.map((jumlah, at): Figur => [jumlah, tautan.daftarMengirimJam(at)]),
    ]),
    leading(calls.dasborAntrean, (one) => [
      [one.menunggu, tautan.daftarMenunggu],
      [one.dikembalikan, tautan.daftarBerstatus('2')],
      [one.unggahan_gagal, tautan.daftarUnggahanDitolak(one.dihitung_ms)],
    ]),
  ];
  /** The call of a screen that has another name. */
  const callOf: Readonly<Record<string, string>> = {
    'verifikasi-index': 'verifikasi',
    'verified-index': 'verified',
    'permohonan-index': 'permohonan',
    'master-formasi': 'formasi',
  };
  /** How many the list of an address holds; of counted refusals how many requests its rows count. */
  const listOf = async (address: string): Promise<number> => {
    const [screen = '', query = ''] = address.replace('/backend/', '').split('?');
    const call = callOf[screen] ?? screen;
    const { body } = await t.call(admin, 'GET', `/api/${call}?page=1&${query}`);
    if (!Array.isArray(body)) return body.total;
    return (body as Penolakan[]).reduce((sum, { jumlah }) => sum + jumlah, 0);
  };

  test('no call of figures is left out', () => {
    expect(all.map(([path]) => path).toSorted()).toEqual(
      Object.values(calls)
        .map(({ path }) => path)
        .filter((path) => path !== calls.dasborPesan.path)
        .toSorted(),
    );
  });

  test.each(all)('%s: each of its figures', async (_path, figures) => {
    const [answer, found] = await figures();
    const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
    expect(sorted(found.map(([jumlah]) => jumlah))).toEqual(sorted(numbersIn(answer)));
    for (const [jumlah, address] of found)
      expect([address, await listOf(address)]).toEqual([address, jumlah]);
  });

  test.each(['mendaftar=kemarin', 'mengirim=2025-02-30', 'jam=24', 'jam=x', 'mulai=hari ini'])(
    'and %s is refused with a sentence',
    async (saringan) => {
      const { body } = await t.call(admin, 'GET', `/api/data-peserta?page=1&${saringan}`);
      expect([body.status, body.kesalahan]).toMatchObject([
        false,
        { [saringan.split('=')[0] ?? '']: expect.any(String) },
      ]);
    },
  );

  test('and an unknown stage is refused with a sentence', async () => {
    const { body } = await t.call(admin, 'GET', '/api/data-peserta?page=1&tahap=lulus');
    expect([body.status, body.message]).toEqual([
      false,
      expect.stringContaining('Saringan ini tidak dikenal'),
    ]);
  });
});
