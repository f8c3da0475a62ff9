import { Chip, type ChipTone } from './chip.tsx';
import { Icon, type IconName } from './icon.tsx';

export type ConnectionState = 'tersambung' | 'menyimpan' | 'terputus' | 'gagal';

interface ConnectionChipProps {
  state: ConnectionState;
  /** Answers that no server has yet. */
  unsent: number;
}

const looks: Record<ConnectionState, { tone: ChipTone; icon: IconName; words: (unsent: number) => string }> =
  {
    tersambung: { tone: 'blue', icon: 'connected', words: () => 'Tersambung' },
    menyimpan: { tone: 'blue', icon: 'sending', words: (n) => `Menyimpan (${n})` },
    terputus: {
      tone: 'amber',
      icon: 'disconnected',
      words: (n) => `Terputus, jawaban aman di perangkat ini (${n})`,
    },
    gagal: { tone: 'red', icon: 'alert', words: () => 'Gagal, panggil pengawas' },
  };

/** The one place that says whether the server is there and where the answers are. */
export function ConnectionChip({ state, unsent }: ConnectionChipProps) {
  const look = looks[state];
  return (
    <Chip tone={look.tone}>
      <Icon name={look.icon} size={16} />
      {look.words(unsent)}
    </Chip>
  );
}
