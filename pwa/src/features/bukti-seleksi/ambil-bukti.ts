import { buktiSeleksi } from '@spmb/shared/bukti-seleksi/calls.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { noAnswer, readAnswer } from '../../http/read-answer.ts';
import { BuktiGagal } from './pemeriksaan.ts';

/** More than the proof of 200,000 applicants. */
const megabytesMost = 100;

/** The school's proof as it is on the wire: what reads it is a thread. Throws CallError. */
export async function ambilBukti(http: HttpClient, signal: AbortSignal): Promise<Blob> {
  const response = await http.send(buktiSeleksi, undefined, signal);
  if (!response.ok) await readAnswer(buktiSeleksi.path, response);
  try {
    return await response.blob();
  } catch {
    throw noAnswer(buktiSeleksi.path);
  }
}

/** A file that somebody kept. Throws BuktiGagal where it is larger than any proof. */
export async function ambilBerkas(file: File): Promise<Blob> {
  const megabytes = Math.ceil(file.size / 1_000_000);
  if (megabytes > megabytesMost)
    throw new BuktiGagal(
      `Berkas ${file.name} berukuran ${megabytes} MB, paling besar ${megabytesMost} MB: ini bukan bukti seleksi. Ambil berkas buktinya dari halaman sekolah.`,
    );
  return file;
}
