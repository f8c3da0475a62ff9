import type { Formasi } from '@spmb/shared/formasi/formasi.schema.ts';
import { keadaanFormasi, type KeadaanFormasi } from '@spmb/shared/formasi/masa-formasi.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import { StatusChip, type Tone } from '../../kit/display/status-chip.tsx';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { useStaffPort } from '../../kit/port/staff-port.ts';

const words: Readonly<Record<KeadaanFormasi, readonly [Tone, string]>> = {
  belum: ['grey', 'Belum mulai'],
  terbuka: ['green', 'Menerima'],
  selesai: ['grey', 'Selesai: tidak menerima lagi'],
};

/** Whether a position takes applications today. */
export function Keadaan({ formasi }: { formasi: Formasi }) {
  const port = useStaffPort();
  const zona = useSchoolZone();
  const [tone, label] = words[keadaanFormasi(formasi, localDate(port.nowMs(), zona))];
  return <StatusChip tone={tone} label={label} />;
}
