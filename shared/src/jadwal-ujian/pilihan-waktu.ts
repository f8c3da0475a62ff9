import type { Option } from '../kernel/resource.ts';

/** What happens to the time during an outage, in words. */
export const kebijakanWaktuOptions: Option[] = [
  { value: 'jeda', label: 'Waktu berhenti saat gangguan' },
  { value: 'jalan_terus', label: 'Waktu jalan terus' },
];

/** What becomes of the time of who comes late, in words. */
export const keterlambatanOptions: Option[] = [
  { value: 'akhir_sama', label: 'Selesai bersama yang lain' },
  { value: 'waktu_penuh', label: 'Mendapat waktu penuh' },
];
