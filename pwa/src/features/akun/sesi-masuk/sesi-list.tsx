import { Button, List, ListItem, ListItemText } from '@mui/material';
import type { Masuk } from '@spmb/shared/akun/masuk.schema.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { formatInstant } from '../../../shell/format-date.ts';
import { StatusChip } from '../../../kit/display/status-chip.tsx';
import { Quiet } from './quiet.tsx';

interface SesiListProps {
  sesi: Masuk['sesi'];
  zona: Zone;
  busy: boolean;
  onRevoke: (id: string) => void;
}

/** Devices that are signed in with an account, each with the way to end it. */
export function SesiList({ sesi, zona, busy, onRevoke }: SesiListProps) {
  if (sesi.length === 0) return <Quiet text="Tidak ada perangkat yang sedang masuk dengan akun ini." />;
  return (
    <List dense disablePadding sx={{ mb: 2 }}>
      {sesi.map(({ id, perangkat, alamat, sejak_ms, terakhir_ms, ini }) => (
        <ListItem key={id} disableGutters divider sx={{ gap: 1 }}>
          <ListItemText
            primary={`Perangkat ${perangkat || 'tanpa nama'}${alamat ? `, alamat ${alamat}` : ''}`}
            secondary={`Sejak ${formatInstant(sejak_ms, zona)}${
              terakhir_ms === null ? '' : `, terakhir dipakai ${formatInstant(terakhir_ms, zona)}`
            }`}
          />
          {ini ? (
            <StatusChip tone="blue" label="Perangkat ini" />
          ) : (
            <Button color="error" disabled={busy} onClick={() => onRevoke(id)}>
              Keluarkan
            </Button>
          )}
        </ListItem>
      ))}
    </List>
  );
}
