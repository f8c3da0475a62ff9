import type { AbsenRow } from '../absen-row.ts';

/** A participant who has not begun, with what a test says of him. */
export const buildAbsenRow = (fields: Partial<AbsenRow> = {}): AbsenRow => ({
  id: 'baris-1',
  noreg: 'REG-1',
  nomor_peserta: 'P-0001',
  nama: 'Siti Rahmawati',
  jurusan: 'TKJ',
  jadwal: 'Matematika',
  ruang: 'Lab 1',
  kursi: '01',
  jam_masuk: null,
  jam_keluar: null,
  nilai: null,
  status: 'BELUM HADIR',
  terjawab: 0,
  jumlah_soal: 40,
  belum_terkirim: 0,
  kontak_ms: null,
  sisa_ms: null,
  sisa_pada_ms: null,
  perangkat: '',
  percobaan: 0,
  beda_layar: false,
  tertahan: 0,
  ...fields,
});
