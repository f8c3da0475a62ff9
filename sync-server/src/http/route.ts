import type { CallDefinition } from '@spmb/shared/kernel/call.ts';
import type { Capability } from '@spmb/shared/kernel/capability.ts';
import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { Holder } from '@spmb/shared/kernel/role.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono';
import type { LeftOut } from '../backup/restore-tables.mutations.ts';
import type { Reader, Transaction } from '../db/store.ts';
import type { AnyRow, AnyTable } from '../db/table-rows.ts';
import type { Held } from '../media/media-references.queries.ts';
import type { Doctype } from '../media/media.table.ts';

/** Who is behind a request: an account, or whoever opened a room with its card. */
export interface SignedIn {
  akun_id: string;
  sesi_id: string;
  username: string;
  email: string;
  authent: Holder;
  jurusan_id: string | null;
  /** A supervisor of all programmes. */
  semua_program: boolean;
  /** The participant's record, for role peserta. */
  peserta_id: string | null;
  avatar: string | null;
  /** When the password was last given. */
  masuk_ms: number;
  /** Signed in with a one-time password that is not changed yet. */
  ganti_sandi: boolean;
  /** The only room that a card opens; undefined: an account. */
  tempat?: TanggalSesi & { ruang: string };
}

export interface AppEnv {
  Variables: {
    akun: SignedIn | undefined;
    /** Network address of the caller; '' unknown. */
    alamat: string;
    /** The caller is known to have come by https. */
    isHttps: boolean;
    /** The account behind the call as it is now; undefined: its login is over. */
    lookAgain: () => Promise<SignedIn | undefined>;
  };
}
export type Call = HonoContext<AppEnv>;
export type App = Hono<AppEnv>;
export type CallerMiddleware = MiddlewareHandler<AppEnv>;

/** One call of the contract. No call is reachable without one, so the permission test sees them all. */
export interface Route {
  /** A GET route also gets HEAD, which keeps only the headers of its answer. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  capability: Capability;
  /** Answers an account with a one-time password too. */
  beforeGantiSandi?: true;
  /** It deletes records, which can be taken back. */
  deletes?: Deletion;
  /** Largest body in bytes; 1 MB unless given. */
  bodyMax?: number;
  /** The contract that it fulfils; missing: it is derived from a resource. */
  definition?: CallDefinition;
  handle(call: Call): Promise<Response> | Response;
}

/**
 * How records of a table come back that were deleted; of several calls that delete some of it, one says it. Who may call
 * that one may take a deletion back.
 */
export interface Deletion {
  table: AnyTable;
  /** Takes away what came in the place of `rows`, where others replaced them. */
  makeRoom?(tx: Transaction, rows: readonly AnyRow[], at: Return): Promise<void>;
  /** Throws a Refusal where `rows`, which are back already, fit no more; does what belongs to their return. */
  comeBack?(tx: Transaction, rows: readonly AnyRow[], at: Return): Promise<void>;
}

/** Who takes a deletion back, and when. */
interface Return {
  akun: SignedIn;
  nowMs: number;
}

/** Rows that a school's database begins with. Their owner changes them later, so they are inserted once for ever. */
export interface FirstData {
  /** Never changes and never comes again: what was inserted is remembered by it. */
  name: string;
  insert(tx: Transaction, nowMs: number): Promise<void>;
}

/** A kind of record that staff find from everywhere (api/cari). */
export interface Search {
  capability: Capability;
  /** At most `limit` records that hold all of `words` and that the account may open. */
  find(akun: SignedIn, words: string[], limit: number): Promise<HasilCari[]>;
}

/** What waits for staff of a capability (api/beranda); nothing that is in order. */
export interface Tasks {
  capability: Capability;
  list(akun: SignedIn, now: SchoolTime): Promise<Tugas[]>;
}

/** An instant as the school reads it. */
export interface SchoolTime {
  nowMs: number;
  zona: Zone;
  /** YYYY-MM-DD in `zona`. */
  today: string;
}

/** Where a feature's records name stored files of one kind. What no record names is swept. */
export interface MediaReference {
  doctype: Doctype;
  list: Held;
  /** Whether a record that the account may open names the file; where absent, who may read the kind reads all of it. */
  isNamedFor?: (read: Reader, akun: SignedIn, name: string) => Promise<boolean>;
}

/** A room of the server: everything under one domain name. */
export interface Feature {
  name: string;
  routes: Route[];
  firstData?: FirstData[];
  /** Where its records name uploaded files. A kind that no feature speaks for is never swept. */
  mediaReferences?: MediaReference[];
  /** Content hashes of files that it puts into the media store without naming them. */
  mediaFiles?: Held[];
  searches?: Search[];
  tasks?: Tasks[];
  /** Its tables that no backup carries. */
  leftOut?: LeftOut[];
  /** Deletes what its tables hold of applicants (api/profile-reset-data). */
  deleteApplicants?(tx: Transaction): Promise<void>;
}

/** The signed-in account of a call whose capability needs one. */
export function accountOf(call: Call): SignedIn {
  const akun = call.get('akun');
  if (!akun) throw new Error('route without a login asks for the account');
  return akun;
}
