import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import type { BarisVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { TwoLines } from '../../../kit/display/two-lines.tsx';
import type { CardText, Column } from '../../../kit/table/column.ts';
import { formatDate } from '../../../shell/format-date.ts';
import { Keterangan } from './keterangan.tsx';
import { StatusVerifikasi } from './status-verifikasi.tsx';

const dateOf = ({ tanggal_register }: BarisVerifikasi) =>
  tanggal_register === '' ? '–' : formatDate(tanggal_register);

/** What both lists of files show of a row, with their own way to say its status. */
export const fileColumns = (status: Column<BarisVerifikasi>): Column<BarisVerifikasi>[] => [
  { field: 'tanggal_register', label: 'Tanggal', width: 104, render: dateOf },
  { field: 'nisn', label: labelPeserta.nisn, width: 102, minor: true },
  {
    field: 'nama',
    label: labelPeserta.nama,
    flex: 1,
    width: 116,
    render: ({ nama }) => <TwoLines text={nama} />,
  },
  { field: 'jenis_kelamin', label: 'L/P', width: 44, minor: true },
  {
    field: 'sekolah',
    label: labelPeserta.nama_sekolah_asal,
    width: 100,
    flex: 1,
    minor: true,
    render: ({ sekolah }) => <TwoLines small text={sekolah || '–'} />,
  },
  {
    field: 'pil1',
    label: labelPeserta.jurusan_id_1,
    width: 98,
    flex: 0.5,
    render: ({ pil1 }) => <TwoLines small text={pil1 || '–'} />,
  },
  status,
];

/** Columns of the queue; `sekolah` signs the message to who lets his file lie. */
export const antreanColumns = (sekolah: string): Column<BarisVerifikasi>[] => [
  ...fileColumns({
    field: 'status',
    label: 'Status',
    width: 196,
    render: ({ status }) => <StatusVerifikasi status={status} />,
  }),
  {
    field: 'pemeriksa',
    label: 'Keterangan',
    width: 138,
    sortable: false,
    render: (row) => <Keterangan row={row} sekolah={sekolah} />,
  },
];

/** A file as a card on a phone. */
export const fileCard = (row: BarisVerifikasi): Pick<CardText, 'main' | 'lines'> => ({
  main: row.nama,
  lines: [
    [row.tanggal_register && dateOf(row), row.nisn, row.jenis_kelamin].filter(Boolean).join(' · '),
    [row.sekolah, row.pil1].filter(Boolean).join(' · '),
  ],
});

/** A file of the queue as a card. */
export const antreanCard = (row: BarisVerifikasi, sekolah: string): CardText => {
  const { main, lines } = fileCard(row);
  return {
    main,
    lines: [...lines, <Keterangan key="keterangan" row={row} sekolah={sekolah} />],
    status: <StatusVerifikasi status={row.status} />,
  };
};
