import EditOutlined from '@mui/icons-material/EditOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import { Button, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { daftarNilaiSeleksi } from '@spmb/shared/nilai/calls.ts';
import type { Nilai } from '@spmb/shared/nilai/nilai.ts';
import { useMemo, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useTitle } from '../../shell/use-title.ts';
import { TwoLines } from '../../kit/display/two-lines.tsx';
import { useFormAddress } from '../../kit/form/use-form-address.ts';
import { ListWithForm } from '../../kit/frame/list-with-form.tsx';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { angka } from './angka.ts';
import { PutaranProgram } from './putaran-program.tsx';
import { SkorForm } from './skor-form.tsx';
import { StatusSeleksi } from './status-seleksi.tsx';
import { TempatkanDialog } from './tempatkan-dialog.tsx';
import { useMayNilai } from './use-may-nilai.ts';
import { useProgram } from './use-program.ts';

/** A weighted component; a mark stands at what a person typed over. */
const bagian = (
  field: 'prestasi_skor' | 'nilai_rapor' | 'nilai_teori' | 'nilai_wawancara',
  one: Nilai['diubah'][number],
  label: string,
): Column<Nilai> => ({
  field,
  label,
  width: 84,
  align: 'right',
  render: (row) => (row.diubah.includes(one) ? `${angka(row[field])} ✎` : angka(row[field])),
});

const columns: Column<Nilai>[] = [
  { field: 'nisn', label: 'NISN', width: 120, minor: true },
  { field: 'nama', label: 'Nama', flex: 1, width: 160, render: ({ nama }) => <TwoLines text={nama} /> },
  { field: 'jenis_kelamin', label: 'L/P', width: 60, minor: true },
  {
    field: 'sekolah',
    label: 'Sekolah',
    flex: 1,
    width: 140,
    minor: true,
    render: ({ sekolah }) => <TwoLines small text={sekolah} />,
  },
  { field: 'pilihan', label: 'Pilihan', width: 80, align: 'right' },
  bagian('prestasi_skor', 'prestasi', 'N.P'),
  bagian('nilai_rapor', 'rapor', 'N.R'),
  bagian('nilai_teori', 'teori', 'N.T'),
  bagian('nilai_wawancara', 'wawancara', 'N.W'),
  {
    field: 'nilai_akhir',
    label: 'N.A',
    width: 90,
    align: 'right',
    render: ({ nilai_akhir }) => angka(nilai_akhir),
  },
  { field: 'status', label: 'Status', width: 130, render: ({ status }) => <StatusSeleksi status={status} /> },
  {
    field: 'keterangan',
    label: 'Keterangan',
    width: 140,
    minor: true,
    render: ({ keterangan }) => <TwoLines small text={keterangan} />,
  },
];

/** Scores of all who chose a programme, edited beside the list; rounds for whoever runs them. */
export function SkorScreen() {
  const { jurusan_id = '' } = useParams();
  const program = useProgram(jurusan_id);
  const title = program?.name ?? 'Olah Nilai';
  useTitle(title);
  const address = useListAddress();
  const { form, ...formAddress } = useFormAddress(address);
  const list = useList(at(daftarNilaiSeleksi, { jurusan_id }), address.query);
  const may = useMayNilai();
  const [placing, setPlacing] = useState<Nilai>();
  const { open } = address;
  const actions = useMemo<RowAction<Nilai>[]>(
    () => [
      { label: 'Isi nilai', icon: <EditOutlined fontSize="small" />, run: ({ id }) => open(id) },
      ...(may.seleksi
        ? [
            {
              label: 'Tempatkan manual',
              icon: <HowToRegOutlined fontSize="small" />,
              run: (row: Nilai) => setPlacing(row),
            },
          ]
        : []),
    ],
    [open, may.seleksi],
  );
  const opened = list.data?.rows.find(({ id }) => id === form);
  return (
    <ListWithForm
      isFormWide
      form={
        opened && (
          <SkorForm
            key={`${opened.id} ${opened.versi}`}
            jurusanId={jurusan_id}
            nilai={opened}
            address={formAddress}
            reload={list.refetch}
          />
        )
      }
    >
      <ListHeader
        title={title}
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        actions={
          <Button component={RouterLink} to="/backend/olahnilai-jurusan">
            Tutup
          </Button>
        }
      />
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        Nilai berbobot; ✎ diketik panitia. Tidak ada peringkat sementara yang diumumkan.
      </Typography>
      {may.seleksi && <PutaranProgram jurusanId={jurusan_id} name={title} />}
      <ListView
        label={title}
        list={list}
        address={address}
        columns={columns}
        numbered
        card={(row) => ({
          main: row.nama,
          lines: [
            `Pilihan ${row.pilihan} · N.A ${angka(row.nilai_akhir)}`,
            `N.P ${angka(row.prestasi_skor)} · N.R ${angka(row.nilai_rapor)} · N.T ${angka(row.nilai_teori)} · N.W ${angka(row.nilai_wawancara)}`,
          ],
          status: <StatusSeleksi status={row.status} />,
        })}
        actions={actions}
        empty={{ text: 'Belum ada pendaftar terverifikasi yang memilih program ini.' }}
      />
      {placing && (
        <TempatkanDialog
          jurusanId={jurusan_id}
          name={title}
          nilai={placing}
          close={() => setPlacing(undefined)}
        />
      )}
    </ListWithForm>
  );
}
