import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Narrowed } from '../../kit/list/use-list.ts';

const names = ['tabel', 'tindakan', 'dari', 'sampai', 'akun_id', 'baris_id'] as const;
export type FilterName = (typeof names)[number];

export interface AuditFilter {
  /** Value of every filter, '' where there is none. */
  values: Readonly<Record<FilterName, string>>;
  /** Sets filters, '' takes one away; the list begins at its first page. */
  set(changes: Partial<Record<FilterName, string>>): void;
  /** What the list is asked for by them. */
  narrowed: Narrowed;
}

/** What the list is narrowed by: it lives in the address. */
export function useAuditFilter(): AuditFilter {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    FilterName,
    string
  >;
  const set = useCallback(
    (changes: Partial<Record<FilterName, string>>) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        next.delete('page');
        next.delete('form');
        return next;
      }),
    [setParams],
  );
  const narrowed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return { values, set, narrowed };
}
