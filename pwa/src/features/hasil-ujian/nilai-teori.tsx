import { Button, Typography } from '@mui/material';
import { nilaiTeori } from '@spmb/shared/hasil-ujian/calls.ts';
import type { BarisTeori } from '@spmb/shared/hasil-ujian/nilai-teori.schema.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { Link } from 'react-router-dom';
import { useTitle } from '../../shell/use-title.ts';
import type { Column } from '../../kit/table/column.ts';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { ExportButton } from '../../kit/spreadsheet/list-files.tsx';
import { formatNilai } from './format-nilai.ts';

const title = 'Nilai Tes Teori';
const note = ({ kurang, nilai_dengan_nol }: BarisTeori): string =>
  kurang && `${kurang} belum bernilai; dihitung 0 menjadi ${formatNilai(nilai_dengan_nol)}`;

const columns: Column<BarisTeori>[] = [
  { field: 'nomor_peserta', label: labelPeserta.nomor_peserta, width: 150 },
  { field: 'nama', label: labelPeserta.nama, flex: 2, width: 180 },
  { field: 'jurusan', label: labelPeserta.jurusan_id_1, width: 110, minor: true },
  { field: 'nilai', label: 'N.T', width: 84, align: 'right', render: ({ nilai }) => formatNilai(nilai) },
  {
    field: 'nilai_dengan_nol',
    label: 'Kurang dihitung 0',
    width: 160,
    align: 'right',
    minor: true,
    render: ({ nilai_dengan_nol }) => formatNilai(nilai_dengan_nol),
  },
  { field: 'kurang', label: 'Yang kurang', flex: 2, width: 200, minor: true },
];

/** N.T of every participant, out of the final scores of all his exams. */
export function NilaiTeori() {
  useTitle(title);
  const address = useListAddress();
  const list = useList(nilaiTeori, address.query);
  return (
    <>
      <ListHeader
        title={title}
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        actions={
          <>
            <Button component={Link} to="/backend/hasil-ujian">
              Menurut ujian
            </Button>
            <ExportButton list={nilaiTeori} label={title} query={address.query} />
          </>
        }
      />
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        Nilai akhir semua ujian menurut bobot jadwalnya. Remedial tidak ikut; ujian yang belum final belum
        bernilai.
      </Typography>
      <ListView
        label={title}
        list={list}
        address={address}
        columns={columns}
        numbered
        card={(row) => ({
          main: row.nama,
          lines: [
            [row.nomor_peserta, row.jurusan].filter(Boolean).join(' · '),
            `N.T ${formatNilai(row.nilai)}`,
            note(row),
          ].filter(Boolean),
        })}
        empty={{ text: 'Belum ada peserta dengan jadwal ujian yang berbobot. Beri bobot di Jadwal Ujian.' }}
      />
    </>
  );
}
