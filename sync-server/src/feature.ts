import type { Capability } from '@spmb/shared/kernel/capability.ts';
import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import type { LeftOut } from './backup/restore-tables.mutations.ts';
import type { Context } from './context.ts';
import type { Reader, Transaction } from './db/store.ts';
import type { FindHolder } from './http/door/authenticator.ts';
import type { App, Route, SignedIn } from './http/route.ts';
import type { MediaReference } from './media/media-reference.ts';
import type { Held } from './media/media-references.queries.ts';
import type { BehindSaklar } from './settings/behind-saklar.ts';
import type { ContextParts } from './context-parts.ts';

/**
 * A part of the server: everything under one domain name. Nothing outside names it but `features/index.ts`. Behind a switch
 * that is off its calls answer as addresses that do not exist, and nothing of it is found or waits.
 */
export interface Feature extends BehindSaklar {
  name: string;
  routes: Route[];
  firstData?: FirstData[];
  /** Done before the first request, after the first data. */
  prepare?(): Promise<void>;
  /** What it brings along is loaded beside serving, while the disk has room; ends soon after `signal` is aborted. */
  fill?(signal: AbortSignal): Promise<void>;
  /** Its work beside the calls. */
  jobs?: Job[];
  /** Knows the holders of a kind of login session. */
  findHolder?: FindHolder;
  /** Where its records name uploaded files. A kind that no feature speaks for is never swept. */
  mediaReferences?: MediaReference[];
  /** Names of uploaded files that it needs though no record names them. */
  mediaNames?: Held[];
  /** Content hashes of files that it puts into the store without naming them. */
  mediaFiles?: Held[];
  searches?: Search[];
  tasks?: Tasks[];
  /** Its tables that no backup carries. */
  leftOut?: LeftOut[];
  /** Deletes what its tables hold of applicants (api/profile-reset-data). */
  deleteApplicants?(tx: Transaction): Promise<void>;
}

/** Makes a feature of a server. */
export type DefineFeature = (context: Context, whole: Whole) => Feature;

/** The server that a feature is part of. */
export interface Whole {
  /** All of its features: complete when the last is defined, so they are asked for inside calls and jobs alone. */
  features: readonly Feature[];
  /** The same features on other data. Throws as openContext does. */
  open(parts: ContextParts): Promise<{ context: Context; app: App }>;
}

/** What a server asks of the school's own data before there are features. */
export interface SchoolFacts {
  /** Whether it holds a school at all. */
  isSetUp(read: Reader): Promise<boolean>;
  /** The zone in which the school's dates and times are meant. */
  zona(read: Reader): Promise<Zone>;
  /** The largest running time of the server that stands in an answer to a device; 0: none does. */
  toldRanMs(read: Reader): Promise<number>;
  /** Whether an exam goes on, or begins within minutes. */
  isExam(read: Reader, nowMs: number): Promise<boolean>;
}

/** Work that comes again as long as the server runs; not while its gate is shut. */
export type Job = JobTimes & (Counted | Uncounted);

interface JobTimes {
  /** Absent: it is done only when staff ask for it. */
  everyMs?: number;
  /**
   * Staff see it and may start it (utility-run-workers): it holds a lease in the database, so that it runs once whatever
   * starts it. Absent: upkeep of this process, or work so frequent that a lease would cost more than it does.
   */
  kerja?: Kerja;
  /** Asked before it begins by itself: false, and nothing is begun or written. */
  isDue?(): Promise<boolean>;
  /** When it is to be expected, where that is not each time that it is looked at. */
  nextMs?(): Promise<number>;
  /** So long after the start it is not done yet. */
  afterMs?: number;
}

/** A job that staff see. */
interface Kerja {
  kode: string;
  nama: string;
  /** Who sees and starts it, besides being able to do so with jobs at all. */
  capability?: Capability;
  /** It cannot be left half done: whoever starts it by hand waits for its end. */
  isWhole?: boolean;
}

/** `signal` is aborted when the server ends, and where staff have started it after a while: the rest comes by itself. */
type Run<Answer> = (signal: AbortSignal) => Promise<Answer>;

interface Counted {
  /** What a run answers the number of, as staff read it behind that number. */
  dihitung: string;
  run: Run<number>;
}

interface Uncounted {
  dihitung?: undefined;
  run: Run<unknown>;
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
