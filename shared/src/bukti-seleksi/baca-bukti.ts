import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { signedText, versiBukti, type BerkasBukti, type IsiBukti } from './bukti.ts';

/** Thrown where a file is none that can be checked. Its sentence names the way out. */
export class BuktiRusak extends Error {}

const again = 'Ambil lagi berkas buktinya dari halaman sekolah.';

/** What a file says, once its signature is seen to be of `kunci` over exactly that text. Throws BuktiRusak. */
export function bacaBukti(text: string): { isi: IsiBukti; kunci: string } {
  const berkas = parse(text) as Partial<BerkasBukti> | null;
  if (berkas?.jenis === 'bukti-seleksi-lengkap')
    throw new BuktiRusak('Ini berkas lengkap untuk pengawas, bukan bukti untuk umum.');
  if (berkas?.jenis !== 'bukti-seleksi') throw new BuktiRusak(`Berkas ini bukan bukti seleksi. ${again}`);
  const { versi, isi, kunci, tanda } = berkas;
  if (versi !== versiBukti)
    throw new BuktiRusak(
      'Bukti ini dibuat oleh versi aplikasi yang lain. Buka halaman pemeriksaan di situs sekolah yang membuatnya.',
    );
  if (
    typeof isi !== 'string' ||
    typeof kunci !== 'string' ||
    !isSigned(signedText({ jenis: berkas.jenis, versi, isi }), kunci, tanda)
  )
    throw new BuktiRusak(
      `Tanda tangan bukti ini tidak cocok: isinya diubah setelah ditandatangani, atau berkasnya rusak. ${again}`,
    );
  return { isi: parse(isi) as IsiBukti, kunci };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BuktiRusak(`Berkas ini tidak dapat dibaca: terpotong, atau bukan bukti seleksi. ${again}`);
  }
}

function isSigned(text: string, kunci: string, tanda: unknown): boolean {
  try {
    return ed25519.verify(hexToBytes(String(tanda)), utf8ToBytes(text), hexToBytes(kunci));
  } catch {
    // Neither a key nor a signature.
    return false;
  }
}
