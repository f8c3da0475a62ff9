import { acuanCombo } from '@spmb/shared/pendaftaran/acuan-combo.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import { belumMemilih } from '@spmb/shared/peserta/kosong.ts';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useFilters } from '../../../kit/list/list-filters.tsx';
import { useOptions, type Narrowed } from '../../../kit/list/use-list.ts';
import { perhatianAntrean } from './perhatian.ts';

const pemeriksa = {
  name: 'pemeriksa',
  label: 'Pemeriksa',
  options: [
    { value: 'saya', label: 'Saya' },
    { value: 'lain', label: 'Orang lain' },
    { value: 'kosong', label: 'Belum ada' },
  ],
};

const umur = {
  name: 'umur_jam',
  label: 'Dikirim',
  options: [1, 3, 7].map((hari) => ({ value: String(24 * hari), label: `${hari} hari lalu atau lebih` })),
};

const ganda = { value: 'ganda', label: 'Data ganda' };
const diusulkan = perhatianAntrean.filter(({ value }) => value === 'usulan');

/** Filters of a list of files, in the address; the queue's (`isAntrean`) also by who has a file and how old it is. */
export function useSaringan(
  statuses: readonly Option[],
  isAntrean: boolean,
): { narrowed: Narrowed; fields: ReactNode } {
  const { data: program = [] } = useOptions(acuanCombo.program);
  const { narrowed, fields } = useFilters([
    { name: 'status', label: 'Status', options: statuses },
    ...(isAntrean ? [pemeriksa, umur] : []),
    { name: 'jurusan_id_1', label: labelPeserta.jurusan_id_1, options: [...program, belumMemilih] },
    {
      name: 'perhatian',
      label: 'Perlu perhatian',
      options: [...(isAntrean ? perhatianAntrean : diusulkan), ganda],
    },
  ]);
  const asked = useMemo(() => {
    const { perhatian, ...rest } = narrowed;
    return perhatian === undefined ? rest : { ...rest, [perhatian]: 'ya' };
  }, [narrowed]);
  return { narrowed: asked, fields };
}
