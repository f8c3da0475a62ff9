import { Alert, Paper, Stack, Typography } from '@mui/material';
import { pencadanganOtomatis } from '@spmb/shared/pencadangan/calls.ts';
import type { PencadanganOtomatis } from '@spmb/shared/pencadangan/otomatis.schema.ts';
import { pruneWords } from '@spmb/shared/pencadangan/prune.ts';
import { findWarning } from '@spmb/shared/pencadangan/warning.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { whenText } from '../../kit/history/audit-words.ts';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { TempatKedua } from './tempat-kedua.tsx';

/** What the server makes by itself, and where a second copy goes. */
export function OtomatisSection() {
  const state = useAnswer(pencadanganOtomatis);
  const zona = useSchoolZone();
  const port = useStaffPort();
  if (state.isError) return <ErrorState error={state.error} retry={state.refetch} />;
  if (!state.data) return <ListSkeleton rows={2} />;
  const { server, kedua } = state.data;
  const warning = findWarning(state.data, port.nowMs());
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="h2">Pencadangan otomatis</Typography>
      <Typography sx={{ my: 1 }}>{nextWords(state.data, zona)}</Typography>
      {warning && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <strong>{warning.title}.</strong> {warning.detail}
        </Alert>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 2, sm: 4 }, mb: 2 }}>
        <PlaceFacts title="Di server" place={server} zona={zona} />
        {kedua && (
          <PlaceFacts title="Di tempat kedua" place={kedua} zona={zona} onSameDisk={kedua.satu_disk} />
        )}
      </Stack>
      <TempatKedua jalur={kedua?.jalur ?? ''} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {pruneWords}
      </Typography>
      {state.data.basis && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {soundWords(state.data.basis.utuh_ms, zona)}
        </Typography>
      )}
    </Paper>
  );
}

function nextWords({ sesi, malam_berikut_ms, mulai_ms }: PencadanganOtomatis, zona: Zone): string {
  if (mulai_ms === null) return 'Mulai beberapa menit sesudah server menyala.';
  if (sesi === 'berjalan')
    return 'Ujian sedang berjalan: pencadangan cepat dibuat tiap 5 menit. Pencadangan malam menunggu sampai ujian selesai.';
  const night = `Pencadangan malam berikutnya: ${whenText(malam_berikut_ms, zona)}.`;
  return sesi === 'menunggu'
    ? `Jawaban masih ditunggu: pencadangan cepat dibuat tiap 5 menit. ${night}`
    : `${night} Selama ujian pencadangan cepat dibuat tiap 5 menit.`;
}

const soundWords = (utuhMs: number | null, zona: Zone): string =>
  utuhMs === null
    ? 'Berkas basis data belum pernah dibaca seluruhnya; server membacanya di malam hari, atau beberapa menit sesudah menyala.'
    : `Berkas basis data terakhir dibaca seluruhnya ${whenText(utuhMs, zona)}: tidak ada kerusakan.`;

interface PlaceFactsProps {
  title: string;
  place: PencadanganOtomatis['server'];
  zona: Zone;
  onSameDisk?: boolean;
}

const PlaceFacts = ({
  title,
  place: { malam_ms, cepat_ms, gagal },
  zona,
  onSameDisk = false,
}: PlaceFactsProps) => (
  <div>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    <Typography variant="body2">
      Malam terakhir: {malam_ms === null ? 'belum ada' : whenText(malam_ms, zona)}
    </Typography>
    <Typography variant="body2">
      Cepat terakhir: {cepat_ms === null ? 'belum ada' : whenText(cepat_ms, zona)}
    </Typography>
    {onSameDisk && (
      <Typography variant="body2" sx={{ color: 'error.main' }}>
        Satu disk dengan server: tidak dihitung.
      </Typography>
    )}
    {gagal !== null && (
      <Typography variant="body2" sx={{ color: 'error.main' }}>
        {gagal}
      </Typography>
    )}
  </div>
);
