import type { DamagedDatabase } from '../damaged-database.ts';
import type { Store, StoreOptions } from '../store.ts';
import type { Loss } from './folder-refused.ts';

/** The database of a school, opened by the one server that runs on it. */
export interface School {
  store: Store;
  /** The last run ended as it should, and its mark says that this file is the one it left, as it left it. */
  isClean: boolean;
  /** What was missing and is gone on without, as the start was told to. */
  accepted: Loss | undefined;
  /** Reads everything beside serving; what is wrong, or undefined. Ends early with `signal`. */
  check(signal: AbortSignal): Promise<DamagedDatabase | undefined>;
  /** What an error says of the file: undefined where it is no damage. */
  damageIn(error: unknown): DamagedDatabase | undefined;
  /** After damage was found: closing does not end the run, and the file is not used before it is found sound. */
  giveUp(damage: DamagedDatabase): Promise<void>;
}

/** What a school's database is opened with. */
export interface SchoolParts extends Pick<StoreOptions, 'giveSpace' | 'tell' | 'signal'> {
  dataDir: string;
  onFatal: (error: unknown) => void;
  /** Code of the loss that somebody accepts; '' where nobody does. */
  accepts: string;
}
