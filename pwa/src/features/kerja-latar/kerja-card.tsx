import { Button, Paper, Stack, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { jalankanKerja, type KerjaLatar } from '@spmb/shared/kerja-latar/calls.ts';
import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { StatusChip, type Tone } from '../../kit/display/status-chip.tsx';
import { useAppInfo } from '../../shell/services.tsx';

const words: Record<KerjaLatar['keadaan'], { tone: Tone; label: string }> = {
  belum: { tone: 'grey', label: 'Belum pernah' },
  berjalan: { tone: 'blue', label: 'Sedang berjalan' },
  berhasil: { tone: 'green', label: 'Berhasil' },
  gagal: { tone: 'red', label: 'Gagal' },
  terputus: { tone: 'amber', label: 'Terputus' },
};

/** One job: how its last run went, when it comes next, and its start. */
export function KerjaCard({ job }: { job: KerjaLatar }) {
  const { zona } = useAppInfo();
  const act = useAction(at(jalankanKerja, { kode: job.kode }));
  const instant = (ms: number) => `${dateInWords(localDate(ms, zona))} ${clockText(ms, zona)}`;
  const { mulai_ms, selesai_ms, berikut_ms, kesalahan, hasil } = job;
  const facts = [
    mulai_ms !== null && `Terakhir: ${instant(mulai_ms)}`,
    mulai_ms !== null && selesai_ms !== null && `Lama: ${lasted(selesai_ms - mulai_ms)}`,
    hasil && `Hasil: ${hasil}`,
    `Berikutnya: ${berikut_ms === null ? 'saat dijalankan' : instant(berikut_ms)}`,
  ];
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={job.nama}
      sx={{ p: 2, display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Stack sx={{ flex: '1 1 260px', minWidth: 0, gap: 0.5 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{job.nama}</Typography>
          <StatusChip {...words[job.keadaan]} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {job.keadaan === 'terputus' && (
          <Typography variant="body2">
            Server mati sebelum pekerjaan ini selesai. Jalankan sekarang, atau tunggu waktunya.
          </Typography>
        )}
        {kesalahan && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            Jalankan lagi; bila terulang, periksa ruang disk server. Rincian: {kesalahan}
          </Typography>
        )}
      </Stack>
      <Button
        variant="outlined"
        aria-label={`Jalankan sekarang: ${job.nama}`}
        disabled={act.isPending || job.keadaan === 'berjalan'}
        onClick={() => act.mutate(undefined)}
      >
        {act.isPending ? 'Sedang berjalan…' : 'Jalankan sekarang'}
      </Button>
    </Paper>
  );
}

/** A duration as people say it; work this short is not counted in milliseconds. */
function lasted(ms: number): string {
  if (ms < 1_000) return 'kurang dari 1 detik';
  const detik = Math.round(ms / 1_000);
  return detik < 60 ? `${detik} detik` : `${Math.floor(detik / 60)} menit ${detik % 60} detik`;
}
