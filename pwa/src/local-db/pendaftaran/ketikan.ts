import { openSafeStorage, type TextStorage } from '../../ports/safe-storage.ts';

type Isian = Readonly<Record<string, unknown>>;

/**
 * Fields that were typed and are on their way to the database of this device. They stand here before the task of the key ends,
 * since a write to a database needs a page that goes on living: what dies right after a key loses nothing of it.
 */
export interface Ketikan {
  tambah(isian: Isian): void;
  baca(): Isian;
  /** The database has them; what was typed over them meanwhile stays. */
  lepas(isian: Isian): void;
}

const keyOf = (akun: string) => `spmb-ketikan/${akun}`;

export function createKetikan(
  akun: string,
  storage: TextStorage = openSafeStorage(() => localStorage),
): Ketikan {
  const key = keyOf(akun);
  const baca = (): Isian => {
    try {
      return JSON.parse(storage.getItem(key) ?? '{}') as Isian;
    } catch {
      return {};
    }
  };
  const tulis = (isian: Isian) => {
    try {
      if (Object.keys(isian).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(isian));
    } catch {
      // No room: the database has it a moment later.
    }
  };
  return {
    baca,
    tambah: (isian) => tulis({ ...baca(), ...isian }),
    lepas: (isian) =>
      tulis(Object.fromEntries(Object.entries(baca()).filter(([name, value]) => value !== isian[name]))),
  };
}

/** Forgets what an account has typed. */
export function forgetKetikan(
  akun: string,
  storage: TextStorage = openSafeStorage(() => localStorage),
): void {
  storage.removeItem(keyOf(akun));
}
