import type { PrepareState } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Says whether the questions of an exam are on this device. */
export function PrepareLine(props: { sealed: boolean; state: PrepareState | undefined; retry: () => void }) {
  const { sealed, state, retry } = props;
  if (!sealed) return <Chip>Soal belum disiapkan panitia</Chip>;
  if (state === 'siap')
    return (
      <Chip tone="blue">
        <Icon name="check" size={16} />
        Soal siap di perangkat ini
      </Chip>
    );
  if (state === 'gagal')
    return (
      <div className="prepare-failed">
        <Chip tone="amber">Soal belum ada di perangkat ini</Chip>
        <Button onClick={retry}>Coba unduh lagi</Button>
      </div>
    );
  return <Chip>{state === 'mengunduh' ? 'Mengunduh soal…' : 'Menunggu giliran mengunduh soal…'}</Chip>;
}
