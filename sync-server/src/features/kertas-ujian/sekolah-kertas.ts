import type { Context } from '../../context.ts';
import type { Paper, PaperFormat } from '../../print/paper.ts';
import { readImage } from './read-image.ts';

/** The school as papers name it. */
export type SekolahCetak = Awaited<ReturnType<Context['sekolahCetak']>>;

/** The school with the names of the pictures that its papers share; undefined where it has none. */
export interface SekolahKertas {
  sekolah: SekolahCetak;
  logo: string | undefined;
  /** Leads to the login page of this server. */
  code: string | undefined;
}

const names = { logo: 'logo', code: 'alamat' };
const logoPixels = 200;

/** What papers of a school have in common, and a paper that knows its pictures. */
export async function openKertas(
  context: Context,
  sekolah: SekolahCetak,
  { title, format }: { title: string; format: PaperFormat },
): Promise<SekolahKertas & { paper: Paper }> {
  const image = await readImage(context, sekolah.logo, logoPixels);
  const address = addressOf(sekolah, 'login');
  return {
    sekolah,
    logo: image && names.logo,
    code: address && names.code,
    paper: {
      ...{ title, format },
      images: image ? { [names.logo]: image } : {},
      codes: address === undefined ? {} : { [names.code]: address },
    },
  };
}

/** Where a page of this server stands; undefined: the school has not said so. */
export function addressOf({ alamat_server }: SekolahCetak, page: string): string | undefined {
  if (!alamat_server) return undefined;
  const address = /^https?:\/\//i.test(alamat_server) ? alamat_server : `http://${alamat_server}`;
  return `${address.replace(/\/+$/, '')}/${page}`;
}
