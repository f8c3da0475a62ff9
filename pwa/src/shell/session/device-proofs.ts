import type { TextStorage } from '../../ports/safe-storage.ts';

const key = 'spmb-bukti';
/** Two classes that share a computer. */
const keptMax = 80;

/** What this device may show at the next login of an account that was signed in here, by every name it is typed with. */
export interface DeviceProofs {
  find(nama: string): string | undefined;
  keep(names: readonly string[], bukti: string | undefined): void;
}

interface Kept {
  nama: string[];
  bukti: string;
}

const nameOf = (typed: string): string => typed.replaceAll(/\s/g, '').toLowerCase();

/** Proofs outlive a login: they only keep other people's wrong passwords from holding this device up. */
export function createDeviceProofs(storage: TextStorage): DeviceProofs {
  function read(): Kept[] {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  }
  return {
    find: (nama) => read().find((one) => one.nama.includes(nameOf(nama)))?.bukti,
    keep(names, bukti) {
      if (bukti === undefined) return;
      const nama = names.map(nameOf);
      const others = read().filter((one) => !one.nama.some((name) => nama.includes(name)));
      try {
        storage.setItem(key, JSON.stringify([{ nama, bukti }, ...others].slice(0, keptMax)));
      } catch {
        // A full storage costs no login.
      }
    },
  };
}

function isKept(value: unknown): value is Kept {
  const { nama, bukti } = (value ?? {}) as Partial<Kept>;
  return Array.isArray(nama) && typeof bukti === 'string';
}
