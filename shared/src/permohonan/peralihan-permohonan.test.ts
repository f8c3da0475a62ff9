import { describe, expect, test } from 'vitest';
import {
  bolehBeralihPermohonan,
  perluKeterangan,
  statusPermohonan,
  type KeadaanPermohonan,
  type PelakuPermohonan,
} from './peralihan-permohonan.ts';

const keadaan: readonly KeadaanPermohonan[] = ['TIDAK_ADA', ...statusPermohonan];

/** The table of N37, written down a second time: from each state where, and of the committee with a star what needs words. */
const table: Record<PelakuPermohonan, Record<KeadaanPermohonan, string>> = {
  pelamar: {
    TIDAK_ADA: 'PENGAJUAN',
    PENGAJUAN: 'TIDAK_ADA',
    TERVERIFIKASI: '',
    PERBAIKAN: 'TIDAK_ADA PENGAJUAN',
    DITOLAK: '',
  },
  panitia: {
    TIDAK_ADA: '',
    PENGAJUAN: 'TERVERIFIKASI PERBAIKAN* DITOLAK*',
    TERVERIFIKASI: 'PENGAJUAN* PERBAIKAN* DITOLAK*',
    PERBAIKAN: 'PENGAJUAN* TERVERIFIKASI DITOLAK*',
    DITOLAK: 'PENGAJUAN* TERVERIFIKASI* PERBAIKAN*',
  },
};

describe('N37: the states of an application', () => {
  test.each(keadaan)('from %s its applicant goes only where the rules say', (dari) => {
    const open = keadaan.filter((ke) => bolehBeralihPermohonan(dari, ke, 'pelamar'));
    expect(open.join(' ')).toBe(table.pelamar[dari]);
  });

  test.each(keadaan)('from %s the committee goes only where the rules say, and says why', (dari) => {
    const open = keadaan.filter((ke) => bolehBeralihPermohonan(dari, ke, 'panitia'));
    expect(open.map((ke) => (perluKeterangan(dari, ke) ? `${ke}*` : ke)).join(' ')).toBe(table.panitia[dari]);
  });
});
