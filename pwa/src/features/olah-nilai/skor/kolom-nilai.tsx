import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { TwoLines } from '../../../kit/display/two-lines.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { angka } from '../program/angka.ts';
import { StatusSeleksi } from '../putaran/status-seleksi.tsx';

/** A weighted component; a mark stands at what a person typed over. */
const bagian = (
  field: 'prestasi_skor' | 'nilai_rapor' | 'nilai_teori' | 'nilai_wawancara',
  one: Nilai['diubah'][number],
  label: string,
): Column<Nilai> => ({
  field,
  label,
  width: 64,
  align: 'right',
  render: (row) => (row.diubah.includes(one) ? `${angka(row[field])} ✎` : angka(row[field])),
});

/** Columns of a programme's scores, as the specification has them. */
export const kolomNilai: Column<Nilai>[] = [
  { field: 'nisn', label: 'NISN', width: 104, minor: true },
  { field: 'nama', label: 'Nama', flex: 1, width: 150, render: ({ nama }) => <TwoLines text={nama} /> },
  { field: 'jenis_kelamin', label: 'L/P', width: 48, minor: true },
  {
    field: 'sekolah',
    label: 'Sekolah',
    flex: 1,
    width: 110,
    minor: true,
    render: ({ sekolah }) => <TwoLines small text={sekolah} />,
  },
  { field: 'pilihan', label: 'Pilihan', width: 66, align: 'right' },
  bagian('prestasi_skor', 'prestasi', 'N.P'),
  bagian('nilai_rapor', 'rapor', 'N.R'),
  bagian('nilai_teori', 'teori', 'N.T'),
  bagian('nilai_wawancara', 'wawancara', 'N.W'),
  {
    field: 'nilai_akhir',
    label: 'N.A',
    width: 72,
    align: 'right',
    render: ({ nilai_akhir }) => angka(nilai_akhir),
  },
  {
    field: 'status',
    label: 'Status',
    width: 116,
    render: ({ status, berubah }) => <StatusSeleksi status={status} berubah={berubah} />,
  },
  {
    field: 'keterangan',
    label: 'Keterangan',
    width: 140,
    minor: true,
    render: ({ keterangan }) => <TwoLines small text={keterangan} />,
  },
  {
    field: 'order_person_name',
    label: 'Penanggung Jawab',
    width: 120,
    minor: true,
    render: ({ order_person_name }) => <TwoLines small text={order_person_name} />,
  },
];
