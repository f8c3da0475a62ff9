import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { readKodeKartu } from '@spmb/shared/peserta/kode-kartu.ts';
import { TextField } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useNotify } from '../../../ui/notices.tsx';
import { findPerson } from '../rows/find-person.ts';

interface FindFieldProps {
  /** Everybody of the session. */
  all: readonly AbsenRow[];
  q: string;
  onChange: (q: string) => void;
  /** The one who was found, whichever room he stands in. */
  onFound: (row: AbsenRow, field: HTMLElement) => void;
}

/**
 * Finds a person by name or number, typed or read from his card: a scanner types what the card carries and ends with Enter,
 * which opens the one who is meant. The key / leads here from everywhere on the page.
 */
export function FindField({ all, q, onChange, onFound }: FindFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  return (
    <TextField
      type="search"
      size="small"
      label="Cari peserta"
      placeholder="Nama, nomor, kartu"
      value={q}
      inputRef={field}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Whoever is here already presses the key all the same.
        if (event.key === '/' && q === '') event.preventDefault();
        if (event.key !== 'Enter' || q.trim() === '') return;
        event.preventDefault();
        const found = findPerson(all, q);
        if (!found) {
          notify('info', noneText(all, q));
          field.current?.select();
          return;
        }
        // The next card is read into an empty field.
        onChange('');
        onFound(found, event.currentTarget);
      }}
      slotProps={{
        htmlInput: {
          'aria-keyshortcuts': '/',
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
        },
        inputLabel: { shrink: true },
      }}
      sx={{ flex: '1 1 140px', minWidth: 0, maxWidth: { sm: 300 } }}
    />
  );
}

const noneText = (all: readonly AbsenRow[], q: string): string =>
  all.some(({ nama }) => nama.toLowerCase().includes(q.trim().toLowerCase()))
    ? 'Ada beberapa yang cocok. Ketik lebih lengkap, atau pilih dari daftar.'
    : `Tidak ada peserta ${readKodeKartu(q)} pada sesi ini. Periksa nomor, tanggal dan sesinya.`;

/** Whether a key belongs to a field, or to a dialog or menu that is open. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]') !==
    null;
