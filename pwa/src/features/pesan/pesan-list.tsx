import { Box, Paper, Stack, Typography } from '@mui/material';
import type { Percakapan, Serahan } from '@spmb/shared/pesan/percakapan.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { formatInstant } from '../../shell/format-date.ts';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { LihatLampiran } from './lampiran.tsx';

interface PesanListProps {
  pesans: readonly Percakapan[];
  serahan: readonly Serahan[];
}

/** The messages of a conversation, oldest first, those of the applicant at the left, with who handed it to whom in between. */
export function PesanList({ pesans, serahan }: PesanListProps) {
  const zona = useSchoolZone();
  const lines = [
    ...pesans.map((one) => ({ ms: one.dibuat_ms, key: one.id, shown: <Pesan pesan={one} zona={zona} /> })),
    ...serahan.map((one) => ({
      ms: one.dibuat_ms,
      key: one.id,
      shown: <Diserahkan serahan={one} zona={zona} />,
    })),
  ].sort((one, other) => one.ms - other.ms);
  return (
    <Stack component="ol" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(({ key, shown }) => (
        <li key={key}>{shown}</li>
      ))}
    </Stack>
  );
}

function Pesan({ pesan, zona }: { pesan: Percakapan; zona: Zone }) {
  const { dari_pendaftar, dari, title, body, dibuat_ms, lampiran, saat_ujian, dibaca } = pesan;
  return (
    <Box sx={{ [dari_pendaftar ? 'mr' : 'ml']: 4 }}>
      <Paper
        variant="outlined"
        sx={{ p: 1.5, bgcolor: dari_pendaftar ? undefined : 'var(--surface-sunken)' }}
      >
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography dir="auto" sx={{ fontWeight: 600 }}>
            {dari_pendaftar ? title : dari}
          </Typography>
          {saat_ujian && <StatusChip tone="red" label="Saat ujian" />}
        </Stack>
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {body}
        </Typography>
        {lampiran && <LihatLampiran lampiran={lampiran} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatInstant(dibuat_ms, zona)}
          {!dari_pendaftar && (dibaca ? ' · Dibaca pendaftar' : ' · Belum dibaca pendaftar')}
        </Typography>
      </Paper>
    </Box>
  );
}

const Diserahkan = ({
  serahan: { dari, kepada, catatan, dibuat_ms },
  zona,
}: {
  serahan: Serahan;
  zona: Zone;
}) => (
  <Box sx={{ px: 1.5, py: 1, borderLeft: 4, borderColor: 'var(--violet-soft)' }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {diserahkan(dari, kepada)} · {formatInstant(dibuat_ms, zona)}
    </Typography>
    {catatan && (
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {catatan}
      </Typography>
    )}
  </Box>
);

function diserahkan(dari: string, kepada: string | null): string {
  if (kepada === null) return `${dari} melepas percakapan ini`;
  return kepada === dari ? `${dari} mengambil percakapan ini` : `${dari} menyerahkan kepada ${kepada}`;
}
