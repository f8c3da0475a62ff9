import { Chip, type ChipTone } from '../../../ui/chip.tsx';

export type Keadaan = 'belum' | 'kurang' | 'selesai' | 'perbaiki' | 'terkunci';

const looks: Record<Keadaan, { tone: ChipTone; words: string }> = {
  belum: { tone: 'grey', words: 'Belum diisi' },
  kurang: { tone: 'amber', words: 'Belum lengkap' },
  selesai: { tone: 'green', words: 'Lengkap' },
  perbaiki: { tone: 'amber', words: 'Perlu diperbaiki' },
  terkunci: { tone: 'grey', words: 'Terkunci' },
};

/** How far a step of the form is. */
export const KeadaanChip = ({ keadaan }: { keadaan: Keadaan }) => (
  <Chip tone={looks[keadaan].tone}>{looks[keadaan].words}</Chip>
);
