import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { terimaTertahan } from '@spmb/shared/hasil-ujian/calls.ts';
import { Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { isReason } from '../commands/reason-field.tsx';

interface TerimaTertahanProps {
  /** Participants of a room all of whose answers arrived, some of them held. */
  rows: readonly AbsenRow[];
  alasan: string;
}

/**
 * Accepts what is held of those who were in the room, once for all of them and with the reason of its closing. Whose
 * exam began without the server is chosen already: his device had signed in as him.
 */
export function TerimaTertahan({ rows, alasan }: TerimaTertahanProps) {
  const port = useStaffPort();
  const act = useAction(terimaTertahan);
  const [tindakan_id] = useState(() => port.newId());
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const isChosen = ({ id, mulai_luring }: AbsenRow) => changed[id] ?? mulai_luring;
  const ids = rows.filter(isChosen).map(({ id }) => id);
  return (
    <FormGroup aria-label="Terima jawaban yang menunggu persetujuan" role="group">
      <Typography variant="body2">
        Pilih yang hadir. Jawabannya yang menunggu persetujuan lalu ikut dinilai.
      </Typography>
      {rows.map((row) => (
        <FormControlLabel
          key={row.id}
          control={
            <Checkbox
              checked={isChosen(row)}
              disabled={act.isPending}
              onChange={(_, checked) => setChanged({ ...changed, [row.id]: checked })}
            />
          }
          label={`${row.kursi ?? ''} ${row.nama}`.trim()}
        />
      ))}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start', mt: 1 }}
        disabled={act.isPending || ids.length === 0 || !isReason(alasan)}
        onClick={() => act.mutate({ ids, alasan: alasan.trim(), tindakan_id })}
      >
        Terima jawaban {ids.length} peserta
      </Button>
    </FormGroup>
  );
}
