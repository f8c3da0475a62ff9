import { MenuItem, TextField } from '@mui/material';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Narrowed } from './use-list.ts';

/** A field by which the server narrows a list. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly Option[];
}

/** What a list says that its filters have emptied. */
export const nothingFound = {
  text: 'Tidak ada yang cocok dengan saringan ini. Pilih "Semua" untuk melihat semuanya.',
};

/** Filters that live in the address: their fields, and the query that asks the server. */
export function useFilters(filters: readonly ListFilter[]): { narrowed: Narrowed; fields: ReactNode } {
  const [params, setParams] = useSearchParams();
  const chosen = filters.flatMap(({ name }) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    narrowed: Object.fromEntries(chosen),
    fields: filters.map(({ name, label, options }) => (
      <TextField
        key={name}
        select
        size="small"
        label={label}
        value={params.get(name) ?? ''}
        onChange={(event) => choose(name, event.target.value)}
        sx={{ flex: { xs: '1 0 140px', sm: '0 0 180px' } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Semua</MenuItem>
        {options.map(({ value, label: word }) => (
          <MenuItem key={value} value={value}>
            {word}
          </MenuItem>
        ))}
      </TextField>
    )),
  };
}
