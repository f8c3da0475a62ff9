import { hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { Forbidden } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { isPresent, listOn, type BehindSaklar } from '../../settings/behind-saklar.ts';
import type { Reader } from '../../db/store.ts';
import { docx, gambar, pdf, type FileFormat } from '../../media/file-formats.ts';
import type { Doctype } from '../../media/media.table.ts';

/** What a kind of file is, and who may use it. */
export interface MediaKind extends BehindSaklar {
  formats: readonly FileFormat[];
  write: Capability;
  /** Who hands such files in for others, as many as there are people. */
  atDesk?: Capability;
  read: Capability;
  /** Whether the audit trail keeps who read it: for what says something about a person, or about an exam to come. */
  isReadRecorded: boolean;
  /** How many an account may store in 24 hours; as many as it likes where absent. */
  perDay?: number;
}

/** Every kind of file. A kind that is missing here is not taken. */
export const mediaKinds: Readonly<Record<Doctype, MediaKind>> = {
  soal: { formats: [gambar], write: 'kelolaSoal', read: 'kelolaSoal', isReadRecorded: false },
  logo: { formats: [gambar], write: 'kelolaSistem', read: 'publik', isReadRecorded: false },
  avatar: { formats: [gambar], write: 'masuk', read: 'masuk', isReadRecorded: false, perDay: 20 },
  dokumen: { formats: [docx, pdf], write: 'kelolaMaster', read: 'publik', isReadRecorded: false },
  peraturan: { formats: [pdf], write: 'kelolaMaster', read: 'publik', isReadRecorded: false },
  peserta: {
    formats: [gambar, pdf],
    write: 'ikutUjian',
    atDesk: 'verifikasiBerkas',
    read: 'masuk',
    isReadRecorded: true,
    perDay: 120,
  },
  permohonan: {
    formats: [pdf],
    write: 'ikutUjian',
    read: 'masuk',
    isReadRecorded: true,
    perDay: 40,
    behind: 'permohonan',
  },
  slider: { formats: [gambar], write: 'kelolaUtilitas', read: 'publik', isReadRecorded: false },
  'daftar-ulang': {
    formats: [pdf],
    write: 'ikutUjian',
    read: 'masuk',
    isReadRecorded: true,
    perDay: 40,
  },
  pesan: {
    formats: [gambar, pdf],
    write: 'ikutUjian',
    atDesk: 'verifikasiBerkas',
    read: 'masuk',
    isReadRecorded: true,
    perDay: 20,
  },
  lampiran: { formats: [pdf], write: 'kelolaSoal', read: 'kelolaSoal', isReadRecorded: true },
};

/** The kind that an upload names. Refuses one that this server does not take (400), and whom it is not given (403). */
export async function writableDoctype(
  read: Reader,
  akun: SignedIn,
  text: string | undefined,
): Promise<Doctype> {
  const doctype = (Object.keys(mediaKinds) as Doctype[]).find((known) => known === text);
  if (!doctype || !(await isThere(read, mediaKinds[doctype])))
    throw new Refusal('Jenis berkas ini tidak dikenal. Muat ulang halaman, lalu unggah lagi.', 400);
  if (!hasCapability(akun.authent, mediaKinds[doctype].write) && !isAtDesk(akun, doctype))
    throw new Forbidden(403);
  return doctype;
}

/** Whether a kind is taken and read now. What stands behind no switch asks for none: every upload and picture comes by here. */
export const isThere = async (read: Reader, kind: BehindSaklar): Promise<boolean> =>
  kind.behind === undefined || isPresent(await listOn(read))(kind);

/** Whether an account hands in files of a kind for others. */
export function isAtDesk({ authent }: SignedIn, doctype: Doctype): boolean {
  const { atDesk } = mediaKinds[doctype];
  return atDesk !== undefined && hasCapability(authent, atDesk);
}
