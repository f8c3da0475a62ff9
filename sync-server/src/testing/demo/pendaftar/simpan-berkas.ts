import type { Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { saveMedia, type NewMedia } from '../../../media/media.mutations.ts';
import { fotoDemo, fotoLebar, fotoTinggi } from './dokumen/foto-demo.ts';
import { dokumenDari, halamanDari } from './dokumen/halaman-dokumen.ts';
import { tulisPdf } from './dokumen/tulis-pdf.ts';

/** Files of a form that lie in the media store, by its field. */
export type BerkasDemo = Map<string, NewMedia>;

async function simpan(context: Context, nama: string, bytes: Buffer): Promise<NewMedia> {
  const isFoto = nama.endsWith('.png');
  const sha256 = await context.media.put(bytes);
  const size = isFoto ? { lebar: fotoLebar, tinggi: fotoTinggi } : { lebar: 0, tinggi: 0 };
  const mime = isFoto ? 'image/png' : 'application/pdf';
  return { doctype: 'peserta', nama, mime, ...size, sha256, ukuran: bytes.byteLength };
}

/** Stores one paper of a form, with the values that it says. */
export const simpanDokumen = (
  context: Context,
  field: Parameters<typeof halamanDari>[0],
  isi: Formulir,
  sekolah: string,
): Promise<NewMedia> => simpan(context, `${field}.pdf`, tulisPdf([halamanDari(field, isi, sekolah)]));

/** Stores the photo and the papers that a form is asked for: each in a file of its own, or all of them in one. */
export async function simpanBerkas(
  context: Context,
  { isi, nomor, sekolah }: { isi: Formulir; nomor: number; sekolah: string },
  { syarat, terpisah }: { syarat: Syarat; terpisah: boolean },
): Promise<BerkasDemo> {
  const tahun = Number(isi.tanggal_lahir?.slice(0, 4));
  const isKerudung = isi.jenis_kelamin === 'P' && isi.agama === 'ISLAM';
  const files = new Map([['foto', await simpan(context, 'foto.png', fotoDemo(nomor, tahun, isKerudung))]]);
  const fields = dokumenDari(isi, syarat);
  if (terpisah) {
    for (const field of fields) files.set(field, await simpanDokumen(context, field, isi, sekolah));
    return files;
  }
  const pages = fields.map((field) => halamanDari(field, isi, sekolah));
  const all = await simpan(context, 'Semua berkas.pdf', tulisPdf(pages));
  for (const field of fields) files.set(field, all);
  return files;
}

/** Names stored files as those of who acts, and puts their names into the form. */
export async function namaiBerkas(
  tx: Transaction,
  nowMs: number,
  isi: Formulir,
  files: BerkasDemo,
): Promise<Formulir> {
  const different = new Map([...files.values()].map((file) => [file.sha256, file]));
  const ids = await saveMedia(tx, nowMs, [...different.values()]);
  const names = [...files].map(([field, { sha256 }]) => [field, ids.get(sha256) ?? null]);
  return { ...isi, ...Object.fromEntries(names) };
}
