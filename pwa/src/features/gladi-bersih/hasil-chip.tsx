import type { GladiBersih } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import { StatusChip } from '../../kit/display/status-chip.tsx';

/** How a rehearsal ended, in a word. */
export function HasilChip({ gladi: { status, lulus } }: { gladi: GladiBersih }) {
  if (status === 'berjalan') return <StatusChip tone="blue" label="Berjalan" />;
  if (status === 'dibatalkan') return <StatusChip tone="grey" label="Dibatalkan" />;
  if (lulus === null) return <StatusChip tone="amber" label="Terhenti" />;
  return lulus ? <StatusChip tone="green" label="Lulus" /> : <StatusChip tone="red" label="Tidak lulus" />;
}
