import type { Drafts } from '../../kit/port/staff-port.ts';
import { openSafeStorage } from '../../ports/safe-storage.ts';

const name = 'spmb-isian';
const open = () => openSafeStorage(() => localStorage);
type All = Record<string, Readonly<Record<string, unknown>>>;

/**
 * What is typed into forms, kept in the browser until it is saved, given up, or the account signs out. It outlives a
 * crash and the end of a login; another account that signs in on this device never sees it, and removes it.
 */
export function openDrafts(account: () => string): Drafts {
  const storage = open();
  const readAll = (): All => {
    try {
      const { akun, isian } = JSON.parse(storage.getItem(name) ?? '{}') as { akun?: string; isian?: All };
      return akun === account() ? (isian ?? {}) : {};
    } catch {
      return {};
    }
  };
  return {
    read: (form) => readAll()[form],
    keep(form, changed) {
      const { [form]: _, ...others } = readAll();
      const isian = changed ? { ...others, [form]: changed } : others;
      try {
        storage.setItem(name, JSON.stringify({ akun: account(), isian }));
      } catch {
        // The browser has no room for it: the form itself still holds it.
      }
    },
  };
}

/** Called when the account signs out. */
export const forgetDrafts = (): void => open().removeItem(name);
