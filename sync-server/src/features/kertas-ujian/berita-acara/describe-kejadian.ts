import { pelanggaran, type KodePelanggaran } from '@spmb/shared/absen/pelanggaran.ts';
import { isLengkap } from '@spmb/shared/absen/kekurangan.ts';
import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { inWords, tindakanWords } from '@spmb/shared/audit/tindakan-words.ts';
import type { BarisRuang, listGeserRuang, listPenutupan, TindakanRuang } from './berita-acara.queries.ts';

type Rows<List extends (...asked: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>;

export interface Kejadian {
  rows: readonly BarisRuang[];
  acts: readonly TindakanRuang[];
  shifts: Rows<typeof listGeserRuang>;
  closings: Rows<typeof listPenutupan>;
}

const minuteMs = 60_000;
const lackWords = {
  mengerjakan: 'masih mengerjakan',
  belum_terkirim: 'jawaban belum terkirim',
  tertahan: 'jawaban menunggu keputusan',
  tidak_hadir: 'tidak hadir',
} as const;

/** What happened in a room, one line each, in the order of its time. */
export function describeKejadian({ rows, acts, shifts, closings }: Kejadian, zona: Zone): string {
  const lines: [ms: number, text: string][] = [
    ...describeActs(rows, acts),
    ...shifts.map(({ waktu_ms, ruang, menit, alasan, nama }): [number, string] => [
      waktu_ms,
      `${ruang === '' ? 'Sesi' : 'Ruang'} digeser ${menit} menit. ${alasan} (${nama})`,
    ]),
    ...closings.flatMap((one): [number, string][] => [
      [one.ditutup_ms, `Ruang ditutup${lackOf(one.kekurangan)}. ${one.alasan} (${one.nama})`],
      ...(one.dibuka_ms === null
        ? []
        : [
            [one.dibuka_ms, `Ruang dibuka lagi. ${one.dibuka_alasan} (${one.dibuka_nama})`] as [
              number,
              string,
            ],
          ]),
    ]),
    ...describeStops(rows),
  ];
  return lines
    .sort(([a], [b]) => a - b)
    .map(([ms, text]) => `${clockText(ms, zona)} ${text}`.replaceAll('. ()', '.'))
    .join('\n');
}

/** Acts, by act: what was done to many at once is one line. A message is no incident. */
function describeActs(rows: readonly BarisRuang[], acts: readonly TindakanRuang[]): [number, string][] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const incidents = acts.filter(({ jenis }) => jenis !== 'pesan_layar');
  return [...Map.groupBy(incidents, ({ id, jenis }) => `${jenis} ${id}`).values()].flatMap((together) => {
    const [act] = together;
    if (!act) return [];
    const whom = together.flatMap(({ jadwal_ujian_peserta_id: id }) => rowOf.get(id) ?? []);
    const menit = act.menit === null ? '' : ` ${act.menit} menit`;
    const kode = act.jenis === 'pelanggaran' ? (act.isi as { kode: KodePelanggaran }).kode : undefined;
    const what = kode ? `Pelanggaran: ${pelanggaran[kode]}` : inWords(act.jenis, tindakanWords) + menit;
    // Without a remark the kind of the violation stands in its place.
    const why = kode && act.alasan === pelanggaran[kode] ? '' : `${act.alasan} `;
    return [[act.waktu_ms, `${nameAll(whom)}: ${what}. ${why}(${act.nama})`] satisfies [number, string]];
  });
}

const nameAll = (whom: readonly BarisRuang[]): string =>
  whom.length === 1
    ? whom.map(({ nama, nomor_peserta }) => `${nama} (${nomor_peserta})`).join()
    : `${whom.length} peserta (${numbersOf(whom)})`;

const numbersOf = (list: readonly { nomor_peserta: string }[]) =>
  list
    .map(({ nomor_peserta }) => nomor_peserta)
    .sort()
    .join(', ');

function lackOf(kekurangan: Kejadian['closings'][number]['kekurangan']): string {
  if (isLengkap(kekurangan)) return ', lengkap';
  const parts = (Object.keys(lackWords) as (keyof typeof lackWords)[])
    .filter((name) => kekurangan[name].length > 0)
    .map((name) => `${lackWords[name]}: ${numbersOf(kekurangan[name])}`);
  return `; ${parts.join('; ')}`;
}

/** Stops that began within the same minute are one outage. */
function describeStops(rows: readonly BarisRuang[]): [number, string][] {
  const stops = rows.flatMap(({ nomor_peserta, ujian }) =>
    (ujian?.henti ?? []).map((stop) => ({ ...stop, nomor_peserta })),
  );
  return [...Map.groupBy(stops, ({ sejak_ms }) => Math.floor(sejak_ms / minuteMs)).values()].map(
    (together) => {
      const longest = Math.ceil(Math.max(...together.map(({ hilang_ms }) => hilang_ms)) / minuteMs);
      const who = together.map(({ nomor_peserta }) => nomor_peserta).join(', ');
      const since = Math.min(...together.map(({ sejak_ms }) => sejak_ms));
      return [since, `Pengerjaan ${together.length} peserta terhenti paling lama ${longest} menit: ${who}`];
    },
  );
}
