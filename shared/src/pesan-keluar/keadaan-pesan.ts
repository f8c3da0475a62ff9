/**
 * Where a message that leaves the server stands. `mengirim`: marked before its request, so that whoever dies in between
 * leaves a trace; `tidak_pasti`: it may have been accepted, and staff decide; `terkirim`: the channel has accepted it;
 * `sampai`, `dibaca`: as the channel tells later.
 */
export const keadaanPesan = [
  'antre',
  'ditahan',
  'mengirim',
  'tidak_pasti',
  'terkirim',
  'gagal',
  'sampai',
  'dibaca',
  'dibatalkan',
] as const;
export type KeadaanPesan = (typeof keadaanPesan)[number];

/** What a channel tells of a message after it was accepted, low to high: `gagal` is below a delivery that came after all. */
export const kabarPesan = ['terkirim', 'gagal', 'sampai', 'dibaca'] as const;
export type KabarPesan = (typeof kabarPesan)[number];

const staf = {
  tahan: { antre: 'ditahan' },
  lanjutkan: { ditahan: 'antre' },
  batalkan: { antre: 'dibatalkan', ditahan: 'dibatalkan' },
  kirim_ulang: { gagal: 'antre', tidak_pasti: 'antre', dibatalkan: 'antre' },
  nyatakan_terkirim: { tidak_pasti: 'terkirim' },
  nyatakan_gagal: { tidak_pasti: 'gagal' },
} as const satisfies Peralihan;

const server = {
  ambil: { antre: 'mengirim' },
  /** It was surely not accepted, and is tried again. */
  nanti: { mengirim: 'antre' },
  terima: { mengirim: 'terkirim', tidak_pasti: 'terkirim' },
  tolak: { mengirim: 'gagal' },
  /** Its answer was lost after it may have been accepted. */
  ragu: { mengirim: 'tidak_pasti' },
  /** The data is of a backup: what waited then may have gone out since. */
  pulih: { antre: 'tidak_pasti', ditahan: 'tidak_pasti', mengirim: 'tidak_pasti' },
  /** By the data of a backup it had failed: staff may have sent it again since. */
  pulih_gagal: { gagal: 'tidak_pasti' },
  /** Its receiver wants no messages. */
  berhenti: { antre: 'dibatalkan', ditahan: 'dibatalkan' },
  /** Somebody has opened it to send it by hand, or opens it again. */
  pegang: { antre: 'mengirim', mengirim: 'mengirim' },
  /** Staff have sent it by hand, or cannot. */
  tangan_terkirim: { antre: 'terkirim', mengirim: 'terkirim' },
  tangan_gagal: { antre: 'gagal', mengirim: 'gagal' },
} as const satisfies Peralihan;

type Peralihan = Readonly<Record<string, Readonly<Partial<Record<KeadaanPesan, KeadaanPesan>>>>>;
const peralihan = { ...staf, ...server };
export type PeristiwaPesan = keyof typeof peralihan;

/** The state after an event; undefined: it changes nothing there. */
export const beralihPesan = (dari: KeadaanPesan, peristiwa: PeristiwaPesan): KeadaanPesan | undefined =>
  (peralihan[peristiwa] as Peralihan[string])[dari];

/** The states in which an event changes something, with what it changes them to. */
export const asalPeristiwa = (peristiwa: PeristiwaPesan): [dari: KeadaanPesan, ke: KeadaanPesan][] =>
  Object.entries(peralihan[peristiwa]) as [KeadaanPesan, KeadaanPesan][];

/**
 * The state after news of the channel. They come twice and in any order, so a higher one is never taken back: whatever the
 * order, the highest stands at the end.
 */
export function terimaKabar(dari: KeadaanPesan, kabar: KabarPesan): KeadaanPesan {
  const rank = (keadaan: KeadaanPesan) => kabarPesan.findIndex((one) => one === keadaan);
  return rank(kabar) > rank(dari) ? kabar : dari;
}

/**
 * Whether news count where a message stands: that a try failed says nothing of one that waits for another, or was called off
 * after it. That one went out or arrived always counts.
 */
export const berlakuKabar = (dari: KeadaanPesan, kabar: KabarPesan): boolean =>
  kabar !== 'gagal' || dari === 'mengirim' || dari === 'tidak_pasti' || dari === 'terkirim';

/** As the specification writes it: true TERKIRIM, false GAGAL, null neither (S2-WA-06). */
export function statusPesan(keadaan: KeadaanPesan): boolean | null {
  if (keadaan === 'gagal') return false;
  return keadaan === 'terkirim' || keadaan === 'sampai' || keadaan === 'dibaca' ? true : null;
}

export const kataKeadaanPesan: Readonly<Record<KeadaanPesan, string>> = {
  antre: 'ANTRE',
  ditahan: 'DITAHAN',
  mengirim: 'SEDANG DIKIRIM',
  tidak_pasti: 'TIDAK PASTI',
  terkirim: 'TERKIRIM',
  gagal: 'GAGAL',
  sampai: 'SAMPAI',
  dibaca: 'DIBACA',
  dibatalkan: 'DIBATALKAN',
};
