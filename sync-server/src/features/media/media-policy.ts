import { hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Media } from '../../media/media.queries.ts';
import type { SignedIn } from '../../http/route.ts';

interface Policy {
  write: Capability;
  read: Capability;
}

/** Who may store and who may read a file, by its kind. A kind that is missing here is not accepted. */
const policies: Partial<Record<Media['doctype'], Policy>> = {
  soal: { write: 'kelolaSoal', read: 'kelolaSoal' },
  avatar: { write: 'masuk', read: 'masuk' },
};

/** The kind an upload names; refuses one that this server does not take. */
export function doctypeOf(text: string | undefined): Media['doctype'] {
  const doctype = (Object.keys(policies) as Media['doctype'][]).find((known) => known === text);
  if (doctype) return doctype;
  throw new Refusal('Jenis berkas ini tidak dikenal. Muat ulang halaman, lalu unggah lagi.', 400);
}

export function mayUse(akun: SignedIn, doctype: Media['doctype'], act: keyof Policy): boolean {
  const policy = policies[doctype];
  return policy !== undefined && hasCapability(akun.authent, policy[act]);
}
