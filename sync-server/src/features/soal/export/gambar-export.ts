import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { convertForOffice, type OfficeImage } from '../../../media/convert-for-office.ts';
import { listMedia } from '../../../media/media.queries.ts';
import type { SoalColumns } from '../bank/soal-columns.ts';
import { mediaOfSoal } from '../bank/prepare-soal.ts';

/** An image of a bank under the name that the exported file gives it. */
export interface GambarExport extends OfficeImage {
  nama: string;
  /** In pixels. */
  lebar: number;
  tinggi: number;
}

/** The images of these questions by id. Refuses where one is lost, naming its question. */
export async function loadGambarExport(
  context: Context,
  soal: readonly SoalColumns[],
): Promise<Map<string, GambarExport>> {
  const ids = [...new Set(soal.flatMap(mediaOfSoal))];
  const stored = new Map((await listMedia(context.store.read, ids)).map((one) => [one.id, one]));
  const images = new Map<string, GambarExport>();
  for (const { id, sha256, mime, lebar, tinggi } of ids.flatMap((id) => stored.get(id) ?? [])) {
    const image = await context.media
      .get(sha256)
      .then((bytes) => convertForOffice(bytes, mime))
      .catch(() => undefined);
    const nama = `gambar-${images.size + 1}.${image?.extension === 'png' ? 'png' : 'jpg'}`;
    if (image) images.set(id, { ...image, nama, lebar, tinggi });
  }
  const broken = soal.find((one) => mediaOfSoal(one).some((id) => !images.has(id)));
  if (!broken) return images;
  throw new Refusal(
    `Gambar soal nomor ${broken.nomor} tidak ada lagi di server. Unggah lagi gambarnya, atau hapus dari soalnya.`,
  );
}
