import { formasiResource } from '@spmb/shared/formasi/formasi.schema.ts';
import { statusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { useFilters } from '../../kit/list/list-filters.tsx';
import { useAll } from '../../kit/list/use-list.ts';

const statuses = statusPermohonan.map((value) => ({ value, label: value }));

/** By what the list of applications is narrowed. */
export function useSaringanPermohonan() {
  const { data = [] } = useAll(callsOf(formasiResource).list);
  const formasi = data.map(({ id, nama_jabatan, opd }) => ({ value: id, label: `${nama_jabatan}, ${opd}` }));
  return useFilters([
    { name: 'status', label: 'Status', options: statuses },
    { name: 'formasi_id', label: 'Formasi', options: formasi },
  ]);
}
