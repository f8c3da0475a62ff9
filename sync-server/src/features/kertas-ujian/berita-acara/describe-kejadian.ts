import { pelanggaran, type KodePelanggaran } from '@spmb/shared/absen/pelanggaran.schema.ts';
import { isLengkap } from '@spmb/shared/absen/kekurangan.ts';
import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { inWords, tindakanWords } from '@spmb/shared/audit/tindakan-words.ts';
import type { Stop } from '@spmb/shared/sync/time/exam-time.ts';
import type { BarisRuang, listGeserRuang, listPenutupan, TindakanRuang } from './berita-acara.queries.ts';
import { describeLuring } from './describe-luring.ts';
import { describePulih } from './describe-pulih.ts';
import type { Putus } from './find-putus.ts';

type Rows<List extends (...asked: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>;

export interface Kejadian {
  rows: readonly BarisRuang[];
  acts: readonly TindakanRuang[];
  shifts: Rows<typeof listGeserRuang>;
  closings: Rows<typeof listPenutupan>;
  /** Who opened the room with its card. */
  pembuka: readonly { nama: string; nip: string; sejak_ms: number }[];
  putus: readonly Putus[];
}

const minuteMs = 60_000;
const lackWords = {
  mengerjakan: 'masih mengerjakan',
  belum_terkirim: 'jawaban belum terkirim',
  tertahan: 'jawaban menunggu keputusan',
  tidak_hadir: 'tidak hadir',
  diulang: 'hadir, ujian direset dan belum dimulai lagi',
} as const;

/** What happened in a room, one line each: in the order of its time, then what is told of the whole. */
export function describeKejadian(
  { rows, acts, shifts, closings, pembuka, putus }: Kejadian,
  zona: Zone,
): string {
  const lines: [ms: number, text: string][] = [
    // Who was finished by force at a closing stands with it.
    ...describeActs(
      rows,
      acts.filter((act) => !isOfClosing(act, closings)),
    ),
    ...shifts.map(({ waktu_ms, ruang, menit, alasan, nama }): [number, string] => [
      waktu_ms,
      `${ruang === '' ? 'Sesi' : 'Ruang'} digeser ${menit} menit. ${alasan} (${nama})`,
    ]),
    ...pembuka.map(({ nama, nip, sejak_ms }): [number, string] => [
      sejak_ms,
      `Layar ruang dibuka dengan kartu ruang oleh ${nama}${nip && `, NIP ${nip}`}.`,
    ]),
    ...closings.flatMap((one): [number, string][] => [
      [
        one.ditutup_ms,
        `Ruang ditutup${lackOf(one.kekurangan)}${forcedAt(one, rows, acts)}. ${one.alasan} (${one.nama})`,
      ],
      ...(one.dibuka_ms === null
        ? []
        : [
            [one.dibuka_ms, `Ruang dibuka lagi. ${one.dibuka_alasan} (${one.dibuka_nama})`] as [
              number,
              string,
            ],
          ]),
    ]),
    ...putus.map(({ sejak_ms, sampai_ms, nomor }): [number, string] => [
      sejak_ms,
      `Sambungan ${nomor.length} peserta terputus sampai ${clockText(sampai_ms, zona)}; jawabannya tiba sesudahnya: ${nomor.join(', ')}`,
    ]),
    ...describeStops(rows, acts),
  ];
  const timed = lines
    .sort(([a], [b]) => a - b)
    .map(([ms, text]) => `${clockText(ms, zona)} ${text}`.replaceAll('. ()', '.'));
  return [...timed, ...describeWhole(rows), ...describeLuring(rows, acts), ...describePulih(rows, acts)].join(
    '\n',
  );
}

const finishWords = { sendiri: 'sendiri', waktu_habis: 'karena waktu habis', paksa: 'paksa' } as const;

/** How the attempts ended and how often the page was left. */
function describeWhole(rows: readonly BarisRuang[]): string[] {
  const attempts = rows.flatMap(({ ujian, nomor_peserta }) => (ujian ? [{ ...ujian, nomor_peserta }] : []));
  const ended = (Object.keys(finishWords) as (keyof typeof finishWords)[])
    .map(
      (sebab) => [finishWords[sebab], attempts.filter((one) => one.sebab_selesai === sebab).length] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}`);
  const answers = attempts.reduce((sum, { jumlah_terjawab }) => sum + jumlah_terjawab, 0);
  const left = attempts.filter(({ keluar }) => keluar > 0);
  const times = left.reduce((sum, { keluar }) => sum + keluar, 0);
  return [
    ...(ended.length > 0
      ? [`Ujian diselesaikan: ${ended.join(', ')}. Soal terjawab di server: ${answers}.`]
      : []),
    ...(left.length > 0
      ? [
          `Halaman ujian ditinggalkan ${times} kali oleh ${left.length} peserta: ${left
            .map(({ nomor_peserta, keluar }) => `${nomor_peserta} (${keluar} kali)`)
            .join(', ')}.`,
        ]
      : []),
  ];
}

/** Acts, by act: what was done to many at once is one line. A message is no incident, and what devices brought back is told of the whole. */
function describeActs(rows: readonly BarisRuang[], acts: readonly TindakanRuang[]): [number, string][] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const incidents = acts.filter(({ jenis }) => jenis !== 'pesan_layar' && jenis !== 'terima_surat');
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
  const parts = (Object.keys(lackWords) as (keyof typeof lackWords)[]).flatMap((name) => {
    const { [name]: listed = [] } = kekurangan;
    return listed.length > 0 ? [`${lackWords[name]}: ${numbersOf(listed)}`] : [];
  });
  return `; ${parts.join('; ')}`;
}

const isOfClosing = ({ id, jenis }: TindakanRuang, closings: Kejadian['closings']): boolean =>
  jenis === 'paksa_selesai' && closings.some((closing) => closing.id === id);

function forcedAt(
  closing: Kejadian['closings'][number],
  rows: readonly BarisRuang[],
  acts: readonly TindakanRuang[],
): string {
  const forced = new Set(
    acts.filter((act) => isOfClosing(act, [closing])).map((act) => act.jadwal_ujian_peserta_id),
  );
  return forced.size === 0
    ? ''
    : `; diselesaikan paksa: ${numbersOf(rows.filter(({ id }) => forced.has(id)))}`;
}

/** Stops that began within the same minute are one outage, also where minutes were given back for it since. */
function describeStops(rows: readonly BarisRuang[], acts: readonly TindakanRuang[]): [number, string][] {
  const given = Map.groupBy(
    acts.filter(({ jenis }) => jenis === 'tambah_waktu'),
    (act) => act.jadwal_ujian_peserta_id,
  );
  const stops = rows.flatMap(({ id, nomor_peserta, ujian }) => {
    const before = (given.get(id) ?? []).flatMap(
      ({ isi }) => (isi as { henti?: Stop[] } | null)?.henti ?? [],
    );
    // A stop that was given back in part stands in the grant as it was.
    const all = new Map(
      [...(ujian?.henti ?? []), ...before.toReversed()].map((stop) => [stop.sejak_ms, stop]),
    );
    return [...all.values()].map((stop) => ({ ...stop, nomor_peserta }));
  });
  return [...Map.groupBy(stops, ({ sejak_ms }) => Math.floor(sejak_ms / minuteMs)).values()].map(
    (together) => {
      const longest = Math.ceil(Math.max(...together.map(({ hilang_ms }) => hilang_ms)) / minuteMs);
      const who = together.map(({ nomor_peserta }) => nomor_peserta).join(', ');
      const since = Math.min(...together.map(({ sejak_ms }) => sejak_ms));
      return [since, `Pengerjaan ${together.length} peserta terhenti paling lama ${longest} menit: ${who}`];
    },
  );
}
