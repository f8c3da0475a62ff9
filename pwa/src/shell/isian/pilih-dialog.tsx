import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { Pilihan } from './pilihan-source.ts';

/** Rows that are drawn at once: a list of thousands is searched, not scrolled. */
const shownMax = 60;

interface PilihDialogProps {
  title: string;
  pilihan: Pilihan;
  value: string | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Searches a long list and takes one row of it. */
export function PilihDialog({ title, pilihan, value, onChoose, onClose }: PilihDialogProps) {
  const [q, setQ] = useState('');
  const found = useMemo(() => {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    return pilihan.filter(({ label, npsn }) => {
      const text = `${label} ${npsn ?? ''}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [pilihan, q]);
  return (
    <Dialog shape="sheet" title={title} onClose={onClose} actions={<Button onClick={onClose}>Batal</Button>}>
      <TextField
        label="Cari"
        type="search"
        value={q}
        autoComplete="off"
        onChange={(event) => {
          setQ(event.target.value);
        }}
      />
      <p className="muted" role="status">
        {found.length === 0
          ? 'Tidak ada yang cocok. Coba kata lain.'
          : found.length > shownMax
            ? `${found.length.toLocaleString('id-ID')} pilihan, ${shownMax} pertama terlihat. Ketik sebagian namanya.`
            : `${found.length} pilihan`}
      </p>
      <ul className="pilih-daftar">
        {found.slice(0, shownMax).map((one) => (
          <li key={one.value}>
            <button
              type="button"
              aria-pressed={one.value === value}
              onClick={() => {
                onChoose(one.value);
                onClose();
              }}
            >
              {one.label}
              {one.npsn !== undefined && <span className="muted">NPSN {one.npsn}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
