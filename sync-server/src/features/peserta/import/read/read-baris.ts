import {
  MAX_NAMA,
  MAX_NOMOR_PESERTA,
  MAX_TEKS,
  type BarisPeserta,
  type Temuan,
} from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import { cleanText, cleanValue } from '@spmb/shared/peserta/clean-text.ts';
import { parseJenisKelamin } from '@spmb/shared/peserta/jenis-kelamin.ts';
import { isKataSandiDapatDipakai } from '@spmb/shared/peserta/import/kata-sandi-import.ts';
import { parseNisn } from '@spmb/shared/peserta/nisn.ts';
import { normalizeNomorHp } from '@spmb/shared/peserta/nomor-hp.ts';
import { parseTanggal } from '@spmb/shared/peserta/tanggal.ts';
import type { BarisMentah, SelMentah } from './baris-mentah.ts';
import { cellReader, type CellReader } from './cell-reader.ts';

/** A participant of one row, if it names one, and everything found wrong in it. */
export interface BarisTerbaca {
  peserta?: BarisPeserta;
  temuan: Temuan[];
}

/** Reads one row. A wrong number or name costs the row; another wrong field is left blank and reported. */
export function readBaris({ baris, sel }: BarisMentah): BarisTerbaca {
  const { temuan, report, trusted, plain, parsed } = cellReader(baris, sel);
  const nisn = parsed(
    sel.nisn,
    trusted(sel.nisn),
    parseNisn,
    'bukan NISN 10 angka, jadi dikosongkan. Mungkin nol di depannya hilang: ubah format kolom menjadi Teks.',
  );
  const nomor = trusted(sel.nomor_peserta, 'galat').replaceAll(/\s/g, '');
  const nama = trusted(sel.nama, 'galat');
  if (nomor.length > MAX_NOMOR_PESERTA) {
    report(sel.nomor_peserta, 'galat', `Nomor peserta lebih dari ${MAX_NOMOR_PESERTA} huruf.`);
  }
  if (nomor === '' && nisn === '' && !sel.nomor_peserta.damaged) {
    report(sel.nomor_peserta, 'galat', 'Nomor peserta dan NISN kosong atau salah. Isi salah satu.');
  }
  if (nama === '' && !sel.nama.damaged) report(sel.nama, 'galat', 'Nama kosong. Isi nama peserta.');
  if (nama.length > MAX_NAMA)
    report(sel.nama, 'galat', `Nama lebih dari ${MAX_NAMA} huruf. Singkat namanya.`);
  if (temuan.some(({ tingkat }) => tingkat === 'galat')) return { temuan };

  const kata_sandi = readKataSandi(sel.kata_sandi, report);
  const peserta: BarisPeserta = {
    baris,
    nomor_peserta: nomor === '' ? nisn : nomor,
    nisn,
    nama,
    jenis_kelamin: parsed(
      sel.jenis_kelamin,
      trusted(sel.jenis_kelamin),
      parseJenisKelamin,
      'bukan L atau P, jadi dikosongkan.',
    ),
    tempat_lahir: plain('tempat_lahir'),
    tanggal_lahir: parsed(
      sel.tanggal_lahir,
      trusted(sel.tanggal_lahir),
      parseTanggal,
      'bukan tanggal DD-MM-YYYY atau YYYY-MM-DD, jadi dikosongkan.',
    ),
    agama: plain('agama'),
    nama_sekolah_asal: plain('nama_sekolah_asal'),
    pilihan_1: plain('pilihan_1'),
    pilihan_2: plain('pilihan_2'),
    // The zero that Excel takes from a phone number is certain, so damage alone is no reason to refuse one.
    nomor_hp: parsed(
      sel.nomor_hp,
      cleanValue(sel.nomor_hp.text),
      normalizeNomorHp,
      'bukan satu nomor HP Indonesia (08… atau 62…), jadi dikosongkan.',
    ),
    email: parsed(sel.email, trusted(sel.email), parseEmail, 'bukan alamat email, jadi dikosongkan.'),
    kelas: plain('kelas'),
    ruang: plain('ruang'),
    sesi: plain('sesi'),
    kata_sandi,
  };
  return { peserta, temuan };
}

function parseEmail(text: string): string | undefined {
  return text === '' || (text.length <= MAX_TEKS && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    ? text
    : undefined;
}

function readKataSandi(cell: SelMentah, report: CellReader['report']): string {
  const text = cleanText(cell.text);
  if (cell.damaged) {
    return report(cell, 'peringatan', `Kata sandi (${text}) sudah rusak di Excel, jadi dibuatkan yang baru.`);
  }
  if (text === '' || isKataSandiDapatDipakai(text)) return text;
  return report(cell, 'peringatan', 'Kata sandi ini tidak dapat dipakai, jadi dibuatkan yang baru.');
}
