import type { Context } from '../../../context.ts';
import type { Paper, PaperFormat } from '../../../print/paper.ts';
import { readImage } from './read-image.queries.ts';
import type { PrintedSekolah } from './printed-sekolah.queries.ts';

/** The school with the names of the pictures that its papers share; undefined where it has none. */
export interface SekolahKertas {
  sekolah: PrintedSekolah;
  logo: string | undefined;
  /** Leads to the login page of this server. */
  code: string | undefined;
}

const names = { logo: 'logo', code: 'alamat' };
const logoPixels = 200;

/** What papers of a school have in common, and a paper that knows its pictures. */
export async function openKertas(
  context: Context,
  sekolah: PrintedSekolah,
  { title, format }: { title: string; format: PaperFormat },
): Promise<SekolahKertas & { paper: Paper }> {
  const image = await readImage(context, sekolah.logo, logoPixels);
  const address = addressOf(sekolah, 'login');
  return {
    sekolah,
    logo: image && names.logo,
    code: address && names.code,
    paper: {
      title,
      format,
      images: image ? { [names.logo]: image } : {},
      codes: address === undefined ? {} : { [names.code]: address },
    },
  };
}

/** Where a page of this server stands; undefined: the school has not said so, or no phone could open it. */
export function addressOf({ alamat_server }: PrintedSekolah, page: string): string | undefined {
  return alamat_server === null ? undefined : `${alamat_server}/${page}`;
}

/** The school as it stands on papers that are kept for days: its address only where that stays the same. */
export const forDays = <School extends SekolahKertas>(school: School): School =>
  school.sekolah.alamat_tetap
    ? school
    : { ...school, code: undefined, sekolah: { ...school.sekolah, alamat_server: null } };
