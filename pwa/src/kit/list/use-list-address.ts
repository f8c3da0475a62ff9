import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListQuery } from './page-of-rows.ts';

/** Value of `form` in the address while a new record is filled in. */
export const newRecord = 'baru';

export interface ListAddress {
  query: ListQuery;
  /** Id of the record in the form, `newRecord`, or undefined. */
  form: string | undefined;
  search(q: string): void;
  turnTo(page: number): void;
  sortBy(sort: string): void;
  open(form: string): void;
  close(): void;
}

/** Search, page, order and open form of a list: they live in the address, so that Back, reload and a sent link keep them. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  // Two changes may come before the page is drawn again: a search while a form closes must not open it anew.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  return useMemo(() => {
    const set = (changes: Record<string, string | undefined>, replace: boolean) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.current = next;
      setParams(next, { replace });
    };
    const page = Number(params.get('page') ?? 1);
    return {
      query: {
        q: params.get('q') ?? '',
        page: Number.isInteger(page) && page > 0 ? page : 1,
        sort: params.get('sort') ?? '',
      },
      form: params.get('form') ?? undefined,
      search: (q: string) => set({ q, page: undefined }, true),
      turnTo: (next: number) => set({ page: next > 1 ? String(next) : undefined }, true),
      sortBy: (sort: string) => set({ sort, page: undefined }, true),
      open: (form: string) => set({ form }, false),
      close: () => set({ form: undefined }, true),
    };
  }, [params, setParams]);
}
