import { z } from 'zod';

/** Faults that a simulation puts between the virtual participants and the server. */
export const gangguanSimulasi = ['putus', 'tunda', 'perangkat_ganda', 'nyala_ulang'] as const;
export type GangguanSimulasi = (typeof gangguanSimulasi)[number];

export const gangguanText: Readonly<Record<GangguanSimulasi, string>> = {
  putus: 'Jaringan putus',
  tunda: 'Jaringan lambat',
  perangkat_ganda: 'Perangkat ganda',
  nyala_ulang: 'Server dinyalakan ulang',
};

/** Most virtual participants of one simulation. */
export const simulasiPesertaMax = 2_000;
const shortestSeconds = 5;
const longestSeconds = 1_800;

/** POST api/gladi-bersih-simulasi. */
export const isianSimulasiContract = z.object({
  peserta: z.preprocess(
    (value) => (typeof value === 'string' ? Number(value) : value),
    z
      .int('Jumlah peserta diisi angka bulat.')
      .min(1, 'Paling sedikit 1 peserta virtual.')
      .max(simulasiPesertaMax, 'Paling banyak 2.000 peserta virtual.'),
  ),
  /** How long everybody answers, in seconds. */
  detik: z
    .int('Lama mengerjakan diisi angka bulat.')
    .min(shortestSeconds, 'Lama mengerjakan paling sedikit 5 detik.')
    .max(longestSeconds, 'Lama mengerjakan paling lama 30 menit.'),
  gangguan: z.array(z.enum(gangguanSimulasi)).max(gangguanSimulasi.length).default([]),
  /** Whether the load of answers is raised afterwards until the server no longer answers in time. */
  ukur_kapasitas: z.boolean().default(true),
});
export type IsianSimulasi = z.output<typeof isianSimulasiContract>;

/** Times of many equal acts, in ms. */
const sebaranContract = z.object({
  jumlah: z.int(),
  p50_ms: z.number(),
  p99_ms: z.number(),
  paling_lama_ms: z.number(),
});
export type Sebaran = z.output<typeof sebaranContract>;

/** One step of the search for the capacity: that many participants at one batch of answers every five seconds. */
const langkahKapasitasContract = z.object({
  peserta: z.int(),
  p99_ms: z.number(),
  /** Batches that were answered in the step, of those that were due. */
  terjawab: z.int(),
  terjadwal: z.int(),
  cukup: z.boolean(),
});
export type LangkahKapasitas = z.output<typeof langkahKapasitasContract>;

const kapasitasContract = z.object({
  /** The largest step that the server answered in time; 0: not even the smallest. */
  peserta: z.int(),
  /** False: the steps ended before the server did, so that it can do at least this. */
  batas_ditemukan: z.boolean(),
  langkah: z.array(langkahKapasitasContract),
});
export type Kapasitas = z.output<typeof kapasitasContract>;

/** What a simulation found. Counts are operations unless they say otherwise. */
export const laporanSimulasiContract = z.object({
  /** Draws everything random of the run. */
  benih: z.int(),
  mesin: z.object({
    prosesor: z.string(),
    inti: z.int(),
    memori_mb: z.int(),
    basis_data: z.string(),
    versi: z.string(),
    /** Busy processors just before the run; null where the system does not tell. */
    beban_awal: z.number().nullable(),
  }),
  /** Login, list of exams and paket; everybody at once. */
  masuk: sebaranContract,
  /** The pictures of the sheet, by nobody's cache; everybody at once. null: of a version that did not load them. */
  gambar: sebaranContract.nullable().default(null),
  /** The start on prepared devices; everybody at once. */
  mulai: sebaranContract,
  /** From sending a batch to its acknowledgement, without the delays that were put in. */
  akui: sebaranContract,
  operasi: z.object({
    dibuat: z.int(),
    diakui: z.int(),
    /** Acknowledged, but not in the server's log with its exact text. */
    hilang: z.int(),
    /** In the server's log more often than the device made it. */
    ganda: z.int(),
  }),
  /** Questions of which the server holds another answer or doubt mark than the device shows. */
  jawaban: z.object({ diperiksa: z.int(), berbeda: z.int() }),
  /** Participants whose exam ended with a receipt. */
  selesai: z.int(),
  operasi_per_detik: z.number(),
  kiriman: z.object({
    batch: z.int(),
    /** Sent again because no acknowledgement came. */
    diulang: z.int(),
    /** Sent twice or late on purpose. */
    salinan: z.int(),
    tak_terjawab: z.int(),
  }),
  gangguan: z.object({
    putus: z.int(),
    tunda: z.int(),
    ganda_dicoba: z.int(),
    ganda_ditolak: z.int(),
    nyala_ulang: z.int(),
    nyala_ulang_ms: z.number(),
  }),
  /** Replaying the server's log of the run: what it says otherwise than the stored state. */
  putar_ulang: z.object({ operasi: z.int(), perbedaan: z.int() }),
  kapasitas: kapasitasContract.nullable(),
  /** The first findings in words. */
  temuan: z.array(z.string()),
});
export type LaporanSimulasi = z.output<typeof laporanSimulasiContract>;
