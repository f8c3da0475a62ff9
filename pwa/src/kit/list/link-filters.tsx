import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Narrowed } from './use-list.ts';

/** Words of each filter for its value; an address that somebody has changed may hold anything. */
export type LinkFilters = Readonly<Record<string, (value: string) => string>>;

/** Filters that only links lead to, and no field: one that is in the address is told, and can be taken away. */
export function useLinkFilters(words: LinkFilters): { narrowed: Narrowed; fields: ReactNode } {
  const [params, setParams] = useSearchParams();
  const chosen = Object.entries(words).flatMap(([name, tell]) => {
    const value = params.get(name);
    return value ? [{ name, value, told: tell(value) }] : [];
  });
  const drop = (name: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete(name);
      next.delete('page');
      return next;
    });
  return {
    narrowed: Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
    fields: chosen.map(({ name, told }) => (
      <Button
        key={name}
        variant="outlined"
        color="inherit"
        endIcon={<CloseOutlined />}
        aria-label={`Hapus saringan ${told}`}
        onClick={() => drop(name)}
      >
        {told}
      </Button>
    )),
  };
}
