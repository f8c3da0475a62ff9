import { sifatOf } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { TwoLines } from '../../kit/display/two-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { JadwalPesertaRow } from './jadwal-peserta-row.ts';

const tones = { 'BELUM HADIR': 'grey', 'SEDANG MENGERJAKAN': 'blue', SELESAI: 'green' } as const;
/** Whether the participant has come. */
export const statusOf = (row: JadwalPesertaRow) => <StatusChip tone={tones[row.status]} label={row.status} />;
/** Room and seat in a few letters. */
export const placeOf = ({ ruang, kursi }: JadwalPesertaRow) =>
  [ruang, kursi].filter(Boolean).join(' / ') || '–';
const sifat = ({ wajib }: JadwalPesertaRow) => (
  <StatusChip tone={wajib ? 'violet' : 'grey'} label={sifatOf(wajib)} />
);
const pesan = ({ status_pesan }: JadwalPesertaRow) => (status_pesan ? 'Dikirim' : '–');

/** What the list shows of a row. */
export const jadwalPesertaColumns: readonly Column<JadwalPesertaRow>[] = [
  { field: 'noreg', label: 'No. registrasi', width: 120 },
  { field: 'nama', label: 'Nama', flex: 1, width: 124, render: ({ nama }) => <TwoLines text={nama} /> },
  {
    field: 'jurusan',
    label: 'Program',
    width: 116,
    minor: true,
    render: ({ jurusan }) => <TwoLines small text={jurusan || '–'} />,
  },
  { field: 'jadwal', label: 'Jadwal', width: 110, render: ({ jadwal }) => <TwoLines small text={jadwal} /> },
  { field: 'wajib', label: 'Sifat', width: 88, minor: true, render: sifat },
  { field: 'ruang', label: 'Ruang / kursi', width: 110, minor: true, render: placeOf },
  { field: 'status_pesan', label: 'Pesan', width: 74, minor: true, render: pesan },
  { field: 'status', label: 'Status', width: 166, render: statusOf },
];
