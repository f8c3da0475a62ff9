import type { CallDefinition } from '@spmb/shared/kernel/call.ts';
import type { Capability } from '@spmb/shared/kernel/capability.ts';
import type { Holder } from '@spmb/shared/kernel/role.ts';
import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono';
import type { Transaction } from '../db/store.ts';
import type { AnyRow, AnyTable } from '../db/table-rows.ts';

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
  tempat?: { tanggal: string; jadwal_ujian_sesi_id: string; ruang: string };
}

export interface AppEnv {
  Variables: {
    akun: SignedIn | undefined;
    /** Network address of the caller; '' unknown. */
    alamat: string;
    /** The caller is known to have come by https. */
    isHttps: boolean;
    /** Headers that every answer to the call has. */
    headers: Readonly<Record<string, string>>;
    /** The answer that was made with them. */
    complete: Response;
    /** The account behind the call as it is now; undefined: its login is over. */
    lookAgain: () => Promise<SignedIn | undefined>;
    /** Of a call that takes the short way: its method and its route's pattern. */
    name: string | undefined;
  };
}
type Variables = AppEnv['Variables'];
export type Call = HonoContext<AppEnv>;

/**
 * What a call has on both ways to its route. The long one, through the library, gives a `Call`, which has more; the short one
 * gives no more than this (`short/short-way.ts`).
 */
export interface PlainCall {
  readonly req: {
    header(name: string): string | undefined;
    arrayBuffer(): Promise<ArrayBuffer>;
    text(): Promise<string>;
    param(): Partial<Record<string, string>>;
  };
  get<Name extends keyof Variables>(name: Name): Variables[Name];
  set<Name extends keyof Variables>(name: Name, value: Variables[Name]): void;
  body(data: string | null, httpStatus?: 200 | 204, headers?: Record<string, string>): Response;
}
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

/** A route that both ways lead to: a POST, the parts of whose address stand at its end. */
export interface ShortRoute extends Route {
  isShort: true;
  handle(call: PlainCall): Promise<Response> | Response;
}

/** Answers a call by its route once its caller may ask that; throws where he may not. */
export type AnswerRoute = <Its extends PlainCall>(
  route: Omit<Route, 'handle'> & { handle(call: Its): Promise<Response> | Response },
  call: Its,
) => Promise<Response> | Response;

export const isShort = (route: Route): route is ShortRoute => 'isShort' in route;

/**
 * How records of a table come back that were deleted; of several calls that delete some of it, one says it. Who may call
 * that one may take a deletion back.
 */
export interface Deletion {
  table: AnyTable;
  /** Takes away what came in the place of `rows`, where others replaced them. */
  giveWay?(tx: Transaction, rows: readonly AnyRow[], at: Return): Promise<void>;
  /** Throws a Refusal where `rows`, which are back already, fit no more; does what belongs to their return. */
  comeBack?(tx: Transaction, rows: readonly AnyRow[], at: Return): Promise<void>;
}

/** Who takes a deletion back, and when. */
interface Return {
  akun: SignedIn;
  nowMs: number;
}

/** The signed-in account of a call whose capability needs one. */
export function accountOf(call: PlainCall): SignedIn {
  const akun = call.get('akun');
  if (!akun) throw new Error('route without a login asks for the account');
  return akun;
}
