import { LinearProgress, Typography } from '@mui/material';
import type { Proses } from '@spmb/shared/kernel/proses.schema.ts';

/** How far a work is, in words and as a bar. */
export function ProsesBar({ words, proses }: { words: string; proses: Proses | undefined }) {
  if (!proses || proses.total === 0) return <LinearProgress aria-label={words} />;
  const done = proses.selesai + proses.gagal;
  const percent = Math.min(100, Math.floor((done * 100) / proses.total));
  return (
    <>
      <Typography role="status" className="figures" sx={{ mb: 1 }}>
        {words} {done.toLocaleString('id-ID')} dari {proses.total.toLocaleString('id-ID')} ({percent}%)
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={words} />
    </>
  );
}
