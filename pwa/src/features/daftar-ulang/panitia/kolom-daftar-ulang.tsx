import { Link } from '@mui/material';
import type { BarisDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { TwoLines } from '../../../kit/display/two-lines.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { StatusDaftarUlangChip } from './status-daftar-ulang.tsx';

const documents = [
  ['dok_akte_lahir', 'Akta'],
  ['dok_kartu_keluarga', 'KK'],
  ['dok_skl', 'SKL'],
  ['foto', 'Foto'],
] as const;

export const Hubungi = ({ telp, wa }: { telp: string; wa: string }) =>
  wa === '' ? (
    telp || 'tanpa nomor HP'
  ) : (
    <Link href={wa} target="_blank" rel="noopener">
      {telp}
    </Link>
  );

/** Columns of the committee's list, as the specification has them. */
export const kolomDaftarUlang: Column<BarisDaftarUlang>[] = [
  { field: 'nisn', label: 'NISN', width: 100, minor: true },
  { field: 'nama', label: 'Nama', flex: 1, width: 130, render: ({ nama }) => <TwoLines text={nama} /> },
  { field: 'jenis_kelamin', label: 'L/P', width: 48, minor: true },
  {
    field: 'sekolah',
    label: 'Sekolah',
    flex: 1,
    width: 100,
    minor: true,
    render: ({ sekolah }) => <TwoLines small text={sekolah} />,
  },
  {
    field: 'dok_akte_lahir',
    label: 'Dokumen',
    width: 100,
    minor: true,
    sortable: false,
    render: (row) => (
      <TwoLines
        small
        text={
          documents
            .filter(([field]) => row[field] !== '')
            .map(([, label]) => label)
            .join(', ') || '–'
        }
      />
    ),
  },
  { field: 'telp', label: 'HP', width: 118, render: Hubungi },
  { field: 'daftar_ulang_status', label: 'Status', width: 172, render: StatusDaftarUlangChip },
];
