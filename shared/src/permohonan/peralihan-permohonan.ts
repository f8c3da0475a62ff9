/** Where an application stands. Source: states of the specification, ways of decision N37. */
export const statusPermohonan = ['PENGAJUAN', 'TERVERIFIKASI', 'PERBAIKAN', 'DITOLAK'] as const;
export type StatusPermohonan = (typeof statusPermohonan)[number];

/** Before it is sent, and after its applicant has taken it away, there is none. */
export type KeadaanPermohonan = StatusPermohonan | 'TIDAK_ADA';
export type PelakuPermohonan = 'pelamar' | 'panitia';

const others = (dari: StatusPermohonan) => statusPermohonan.filter((ke) => ke !== dari);

/** Where an application may go from each state, and by whom. The committee may take every decision back. */
const ways: Readonly<
  Record<PelakuPermohonan, Readonly<Record<KeadaanPermohonan, readonly KeadaanPermohonan[]>>>
> = {
  pelamar: {
    TIDAK_ADA: ['PENGAJUAN'],
    PENGAJUAN: ['TIDAK_ADA'],
    PERBAIKAN: ['PENGAJUAN', 'TIDAK_ADA'],
    TERVERIFIKASI: [],
    DITOLAK: [],
  },
  panitia: {
    TIDAK_ADA: [],
    PENGAJUAN: others('PENGAJUAN'),
    PERBAIKAN: others('PERBAIKAN'),
    TERVERIFIKASI: others('TERVERIFIKASI'),
    DITOLAK: others('DITOLAK'),
  },
};

export const bolehBeralihPermohonan = (
  dari: KeadaanPermohonan,
  ke: KeadaanPermohonan,
  oleh: PelakuPermohonan,
): boolean => ways[oleh][dari].includes(ke);

/** Whether the committee has to say why: what sends back or refuses, and what takes a decision back. */
export const perluKeterangan = (dari: KeadaanPermohonan, ke: KeadaanPermohonan): boolean =>
  ke !== 'TERVERIFIKASI' || dari === 'DITOLAK';
