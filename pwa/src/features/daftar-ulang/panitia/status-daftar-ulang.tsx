import type { BarisDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import type { StatusDaftarUlang } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { StatusChip } from '../../../kit/display/status-chip.tsx';

const tones = {
  belum: 'grey',
  terkirim: 'blue',
  perbaikan: 'amber',
  terverifikasi: 'green',
  ditolak: 'red',
  lewat: 'red',
  mundur: 'red',
  lepas: 'red',
} as const satisfies Record<StatusDaftarUlang, string>;

/** Where a re-registration is; a deadline that has passed is a proposal, and says so. */
export const StatusDaftarUlangChip = (row: BarisDaftarUlang) =>
  row.lewat_batas ? (
    <StatusChip tone="red" label="LEWAT BATAS?" />
  ) : (
    <StatusChip tone={tones[row.daftar_ulang_status]} label={row.daftar_ulang_verifikasi_status} />
  );
