import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDraf } from '../draf/use-draf.ts';

/** Where what was written is, always at the same place. */
export function SimpananChip() {
  const { simpanan } = useDraf();
  if (simpanan === 'di-perangkat')
    return (
      <Chip tone="amber">
        <Icon name="disconnected" size={16} />
        Aman di perangkat ini, belum di server
      </Chip>
    );
  return (
    <Chip tone="blue">
      <Icon name={simpanan === 'menyimpan' ? 'sending' : 'connected'} size={16} />
      {simpanan === 'menyimpan' ? 'Menyimpan…' : 'Tersimpan di server'}
    </Chip>
  );
}
