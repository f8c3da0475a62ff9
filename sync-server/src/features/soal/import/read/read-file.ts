import { stripControlCharacters } from '../../html/strip-control-characters.ts';
import { isZip } from '../../../../archive/unpack-zip.ts';
import { UnreadableFile } from '../../../../archive/unreadable-file.ts';
import { BerkasSoalDitolak } from './raw/berkas-soal-ditolak.ts';
import { buildImageFinisher } from './finish/finish-image.ts';
import { finishSoal } from './finish/finish-soal.ts';
import { lampiranKey } from './images/find-image.ts';
import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import type { PetaKolom } from '@spmb/shared/soal/import/peta-kolom.ts';
import { buildPetaReader } from './table/tabel-reader.ts';
import { kolomKurang, tabelTerbaca } from './table/tabel-terbaca.ts';
import { numberSoal } from './finish/number-soal.ts';
import { openInput } from './open-input.ts';
import { soalReaders } from './readers.ts';
import type { HasilBaca } from './raw/soal-import.ts';
import type { SoalInput, SoalReader } from './raw/soal-reader.ts';

/** More questions than any bank holds; a larger file is a mistake or an attack. */
const MAX_SOAL = 2_000;

/** Reads a question file in the calling thread; everybody but the worker calls `readSoal`. */
export async function readFile(
  bytes: Uint8Array,
  namaFile: string,
  files: ReadonlyMap<string, Uint8Array>,
  { peta, pratinjau = false }: { peta?: PetaKolom | undefined; pratinjau?: boolean } = {},
): Promise<HasilBaca> {
  const lampiran = new Map([...files].map(([name, content]) => [lampiranKey(name), content]));
  const { reader, input } = await findReader(bytes, namaFile, lampiran, peta);
  const mentah = reader.read(input);
  if (mentah.soal.length > MAX_SOAL || mentah.temuan.length > MAX_SOAL) {
    throw new BerkasSoalDitolak(
      `Berkas ini memuat lebih dari ${MAX_SOAL} soal. Bagi menjadi beberapa berkas.`,
    );
  }
  const finished = [];
  const finishImage = buildImageFinisher(pratinjau);
  for (const soal of mentah.soal) finished.push(await finishSoal(soal, lampiran, finishImage));
  const numbered = numberSoal(finished.flatMap(({ soal }) => (soal ? [soal] : [])));
  const temuan = [...mentah.temuan, ...finished.flatMap((one) => one.temuan), ...numbered.temuan];
  return {
    layout: reader.layout,
    soal: numbered.soal,
    temuan: temuan.map((one) => ({ ...one, pesan: stripControlCharacters(one.pesan) })),
    dilewati: mentah.dilewati,
    tabel: input.jenis === 'tabel' ? tabelTerbaca(input.tabel) : [],
  };
}

async function findReader(
  bytes: Uint8Array,
  namaFile: string,
  lampiran: ReadonlyMap<string, Uint8Array>,
  peta: PetaKolom | undefined,
): Promise<{ reader: SoalReader; input: SoalInput }> {
  let reason: string | undefined;
  let tabel: TabelTerbaca[] = [];
  try {
    for await (const input of openInput(bytes, namaFile, lampiran)) {
      const readers = peta ? [buildPetaReader(peta)] : soalReaders;
      const reader = readers.find((one) => one.canRead(input));
      if (reader) return { reader, input };
      reason ??= reasonOf(input);
      if (input.jenis === 'tabel') tabel = tabelTerbaca(input.tabel);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // A text in no known layout is opened as CSV last: that it is no CSV either says nothing to the user.
    const isOffice = isZip(bytes) || /\.(?:xlsx?|csv|docx?)$/i.test(namaFile);
    if (isOffice) throw new BerkasSoalDitolak(error.message);
  }
  if (!isZip(bytes) && /\.docx$/i.test(namaFile)) throw new BerkasSoalDitolak(notWord);
  const kurang = kolomKurang(tabel);
  if (kurang !== undefined) throw new BerkasSoalDitolak(kurang, tabel);
  if (tabel.length > 0) {
    throw new BerkasSoalDitolak(
      'Judul kolom di berkas ini tidak dikenali. Pilih kolomnya di bawah ini, atau salin soalnya ke templat soal.',
      tabel,
    );
  }
  throw new BerkasSoalDitolak(
    `${reason ?? unknownLayout} Yang dapat diimpor: ${soalReaders.map(({ layout }) => layout).join('; ')}. ` +
      'Salin soalnya ke templat soal, lalu impor templat itu.',
  );
}

const notWord =
  'Berkas ini bernama .docx, tetapi isinya bukan dokumen Word. Buka di Word, simpan ulang sebagai .docx, lalu coba lagi.';

const unknownLayout = 'Susunan berkas ini belum dikenali.';

/** Why no reader takes a file that was opened. */
function reasonOf(input: SoalInput): string {
  if (input.jenis === 'teks') {
    return /^\s*</.test(input.teks)
      ? 'Berkas XML ini bukan ekspor soal Moodle atau QTI 2 dan 3.'
      : unknownLayout;
  }
  if (input.jenis === 'paket') return 'Berkas .zip ini bukan paket soal QTI 2 atau 3.';
  if (input.program === 'word') {
    return 'Dokumen Word ini tidak berisi tabel soal (NO, SOAL, JAWABAN A sampai E, JAWABAN BENAR) atau soal bertanda Q:1) atau S:1).';
  }
  return 'Kepala kolom soal tidak ditemukan di enam baris pertama (perlu soal, pilihan A dan B, dan kunci jawaban).';
}
