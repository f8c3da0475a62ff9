import type { Reader } from '../db/store.ts';
import type { SignedIn } from '../http/route.ts';
import type { Held } from './media-references.queries.ts';
import type { Doctype } from './media.table.ts';

/** Where a feature's records name stored files of one kind. What no record names is swept. */
export interface MediaReference {
  doctype: Doctype;
  list: Held;
  /** Whether a record that the account may open names the file; where absent, who may read the kind reads all of it. */
  isNamedFor?: (read: Reader, akun: SignedIn, name: string) => Promise<boolean>;
}
