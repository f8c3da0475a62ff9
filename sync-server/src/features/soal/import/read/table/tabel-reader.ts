import type { PetaKolom } from '@spmb/shared/soal/import/peta-kolom.ts';
import { barisSoal, isBarisContoh, isBarisIsi, isHeaderUlang, isSelKosong, kunciSaja } from './baris-soal.ts';
import { findTabel } from './find-tabel.ts';
import { layoutUmum, type LayoutTabel } from './layout-tabel.ts';
import { readBarisSoal, type SumberGambar } from './read-baris-soal.ts';
import type { HasilMentah } from '../raw/soal-mentah.ts';
import type { SoalInput, SoalReader } from '../raw/soal-reader.ts';
import type { TabelDikenali } from './tabel-dikenali.ts';
import { tabelOfPeta } from './tabel-terbaca.ts';
import { galat, peringatan } from '../raw/temuan.ts';
import { kolomTakTerbaca } from './kolom-tak-terbaca.ts';

/** Reads a layout that is a table: one question per row, in a spreadsheet or in Word. */
export function buildTabelReader(layout: LayoutTabel): SoalReader {
  return {
    layout: layout.layout,
    canRead: (input) => tabelOf(input, layout).length > 0,
    read: (input) => {
      const hasil: HasilMentah = { soal: [], temuan: [], dilewati: 0 };
      if (input.jenis !== 'tabel') return hasil;
      const [first, ...others] = tabelOf(input, layout);
      const read = first ? [first, ...(input.program === 'word' ? others : [])] : [];
      for (const dikenali of read) readRows(dikenali, layout, input, hasil);
      if (input.program === 'lembar') {
        for (const { tabel } of others) {
          const pesan = `Lembar "${tabel.nama}" tidak dibaca, hanya lembar pertama. Simpan sebagai berkas sendiri.`;
          hasil.temuan.push(peringatan('', pesan));
        }
      }
      return hasil;
    },
  };
}

/** Reads one table by columns that somebody chose. */
export function buildPetaReader(peta: PetaKolom): SoalReader {
  return {
    layout: 'Kolom yang dipilih sendiri',
    canRead: ({ jenis }) => jenis === 'tabel',
    read: (input) => {
      const hasil: HasilMentah = { soal: [], temuan: [], dilewati: 0 };
      if (input.jenis === 'tabel') readRows(tabelOfPeta(input.tabel, peta), layoutUmum, input, hasil);
      return hasil;
    },
  };
}

function tabelOf(input: SoalInput, layout: LayoutTabel): TabelDikenali[] {
  return input.jenis === 'tabel' ? findTabel(input.tabel, layout, input.program === 'word') : [];
}

function readRows(
  dikenali: TabelDikenali,
  layout: LayoutTabel,
  sumber: SumberGambar,
  hasil: HasilMentah,
): void {
  const tanpaIsi: string[] = [];
  hasil.temuan.push(
    ...[...dikenali.catatan, ...kolomTakTerbaca(dikenali)].map((pesan) => peringatan('', pesan)),
  );
  for (let row = dikenali.mulai; row < dikenali.tabel.baris.length; row += 1) {
    const baris = barisSoal(dikenali, row);
    for (const alamat of baris.gambarDiLuar) {
      const pesan =
        'Gambar di sel ini tidak dibaca. Pindahkan pojok kiri atasnya ke kolom soal atau pilihan.';
      hasil.temuan.push(peringatan(baris.asal, pesan, alamat));
    }
    if (baris.kosong) continue;
    if (isHeaderUlang(baris)) hasil.dilewati += 1;
    else if (!isBarisIsi(baris)) {
      if (!isSelKosong(baris.sel('jawaban')) && !isSelKosong(baris.sel('nomor')))
        hasil.temuan.push(galat(baris.asal, kunciSaja(baris.sel('jawaban').teks), baris.alamat('jawaban')));
      else {
        hasil.dilewati += 1;
        tanpaIsi.push(baris.asal.replace('baris ', ''));
      }
    } else if (isBarisContoh(baris)) {
      hasil.dilewati += 1;
      hasil.temuan.push(peringatan(baris.asal, 'Baris contoh dari templat dilewati.', baris.alamat('soal')));
    } else {
      const { soal, temuan } = readBarisSoal(baris, layout, sumber);
      hasil.temuan.push(...temuan);
      if (soal) hasil.soal.push(soal);
    }
  }
  if (tanpaIsi.length > 0) hasil.temuan.push(peringatan('', withoutContent(tanpaIsi)));
}

function withoutContent(rows: readonly string[]): string {
  const more = rows.length > 10 ? ` dan ${rows.length - 10} lagi` : '';
  return `${rows.length} baris tidak berisi teks soal maupun pilihan, jadi bukan soal: baris ${rows.slice(0, 10).join(', ')}${more}.`;
}
