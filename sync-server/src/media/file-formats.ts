import { MAX_FILE_BYTES } from '@spmb/shared/media/max-file-bytes.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { checkDocx, isDocx } from './check-docx.ts';
import { checkPdf, isPdf } from './pdf/check-pdf.ts';
import { isImage, reencodeImage } from './reencode-image.ts';

/** What is stored of an uploaded file. */
export interface PreparedFile {
  bytes: Uint8Array;
  mime: string;
  /** In pixels; 0 where the file is no image. */
  lebar: number;
  tinggi: number;
}

/** A type of file, known by its content and never by its name. */
export interface FileFormat {
  /** As users call it. */
  label: string;
  matches(bytes: Uint8Array): boolean;
  /** Checks the whole file; throws Refusal. Where files wait for each other, senders take turns. */
  prepare(bytes: Uint8Array, sender: string): Promise<PreparedFile>;
}

/** Written anew, without whatever else the file held. */
export const gambar: FileFormat = {
  label: 'JPG atau PNG',
  matches: isImage,
  async prepare(bytes) {
    const image = await reencodeImage(bytes);
    return { bytes: image.bytes, mime: image.mime, lebar: image.width, tinggi: image.height };
  },
};

export const pdf: FileFormat = {
  label: 'PDF',
  matches: isPdf,
  async prepare(bytes, sender) {
    return { bytes: await checkPdf(bytes, sender), mime: 'application/pdf', lebar: 0, tinggi: 0 };
  },
};

export const docx: FileFormat = {
  label: 'DOCX',
  matches: isDocx,
  async prepare(bytes) {
    await checkDocx(bytes);
    const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    return { bytes, mime, lebar: 0, tinggi: 0 };
  },
};

/** What is stored of a file that must be of one of these types. Throws Refusal for every other, and over 2 MB. */
export async function prepareFile(
  bytes: Uint8Array,
  formats: readonly FileFormat[],
  sender: string,
): Promise<PreparedFile> {
  if (bytes.byteLength === 0) throw new Refusal('Berkas ini kosong. Pilih berkas lain, lalu unggah lagi.');
  if (bytes.byteLength > MAX_FILE_BYTES) throw new Refusal(tooLarge);
  const format = formats.find((one) => one.matches(bytes));
  if (format) return format.prepare(bytes, sender);
  const labels = formats.map(({ label }) => label).join(' atau ');
  throw new Refusal(`Berkas ini bukan ${labels}. Simpan ulang sebagai ${labels}, lalu unggah lagi.`);
}

export const tooLarge = 'Berkas lebih dari 2 MB. Perkecil berkasnya, lalu unggah lagi.';
