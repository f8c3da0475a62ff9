import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import type { Peserta } from '@spmb/shared/peserta/peserta.schema.ts';
import { TwoLines } from '../../kit/display/two-lines.tsx';
import type { CardText, Column } from '../../kit/table/column.ts';
import { StatusBerkas } from './status-berkas.tsx';

const place = ({ ruang, kursi }: Peserta) => [ruang, kursi].filter(Boolean).join(' / ') || '–';

/** What the list shows of a participant. */
export const pesertaColumns: readonly Column<Peserta>[] = [
  { field: 'nomor_peserta', label: labelPeserta.nomor_peserta, width: 132 },
  { field: 'nisn', label: labelPeserta.nisn, width: 106, minor: true, render: ({ nisn }) => nisn ?? '–' },
  {
    field: 'nama',
    label: labelPeserta.nama,
    flex: 1,
    width: 122,
    render: ({ nama }) => <TwoLines text={nama} />,
  },
  { field: 'jenis_kelamin', label: 'L/P', width: 46, minor: true },
  {
    field: 'pil1',
    label: labelPeserta.jurusan_id_1,
    width: 114,
    minor: true,
    sortable: false,
    render: ({ pil1 }) => <TwoLines small text={pil1 ?? '–'} />,
  },
  { field: 'kelas', label: labelPeserta.kelas, width: 64, render: ({ kelas }) => kelas ?? '–' },
  { field: 'ruang', label: 'Ruang / kursi', width: 110, render: place },
  { field: 'status', label: 'Berkas', width: 160, render: ({ status }) => <StatusBerkas status={status} /> },
];

/** What a participant's card shows on a phone, below the name. */
export const pesertaCard = (row: Peserta): Pick<CardText, 'lines' | 'status'> => ({
  lines: [
    [row.nomor_peserta, row.kelas].filter(Boolean).join(' · '),
    row.pil1 ?? 'Tanpa pilihan',
    place(row),
  ],
  status: <StatusBerkas status={row.status} />,
});
