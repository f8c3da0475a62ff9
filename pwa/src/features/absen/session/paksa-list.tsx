import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { Box, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';

interface PaksaListProps {
  /** Who is at work, with the exam time left. */
  working: readonly { row: AbsenRow; leftMs: number }[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  disabled: boolean;
}

/** Who is still at work in a room that is to be closed; nobody is chosen to be finished by force beforehand. */
export function PaksaList({ working, chosen, onChange, disabled }: PaksaListProps) {
  const open = working.filter(({ row, leftMs }) => leftMs > 0 && !chosen.has(row.id)).length;
  const toggle = (id: string, isChosen: boolean) =>
    onChange(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <FormGroup role="group" aria-label="Paksa selesai">
      <Typography sx={{ fontWeight: 600 }}>{working.length} masih mengerjakan</Typography>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5, fontSize: '0.875rem' }}>
        <li>Tanpa centang: terus mengerjakan. Ruang baru dapat ditutup setelah waktunya habis.</li>
        <li>
          Dicentang (Paksa selesai): ujiannya diakhiri sekarang. Jawabannya yang belum sampai di server
          menunggu persetujuan panitia.
        </li>
      </Box>
      {working.map(({ row, leftMs }) => (
        <FormControlLabel
          key={row.id}
          control={
            <Checkbox
              checked={chosen.has(row.id)}
              disabled={disabled}
              onChange={(_, isChosen) => toggle(row.id, isChosen)}
            />
          }
          label={`${row.kursi ?? ''} ${row.nama}, ${leftText(leftMs)}`.trim()}
          sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
        />
      ))}
      {open > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Belum dapat ditutup: {open} peserta masih punya waktu.
        </Typography>
      )}
    </FormGroup>
  );
}

const leftText = (leftMs: number): string =>
  leftMs > 0 ? `sisa ${Math.ceil(leftMs / 60_000)} menit` : 'waktu habis';
