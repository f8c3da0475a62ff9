import EditOutlined from '@mui/icons-material/EditOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import { Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { daftarNilaiSeleksi } from '@spmb/shared/olah-nilai/calls.ts';
import { komponenWords, type Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { pesanPendaftar } from '@spmb/shared/publikasi/calls.ts';
import { komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { useFormAddress } from '../../../kit/form/use-form-address.ts';
import { ListWithForm } from '../../../kit/frame/list-with-form.tsx';
import { nothingFound, useFilters } from '../../../kit/list/list-filters.tsx';
import { ListHeader } from '../../../kit/list/list-header.tsx';
import { ListView } from '../../../kit/list/list-view.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useList } from '../../../kit/list/use-list.ts';
import type { RowAction } from '../../../kit/table/column.ts';
import { angka } from '../program/angka.ts';
import { kolomNilai } from './kolom-nilai.tsx';
import { KirimHasilDialog } from '../publikasi/kirim-hasil-dialog.tsx';
import { PenjelasanDialog } from '../putaran/penjelasan-dialog.tsx';
import { PutaranProgram } from '../putaran/putaran-program.tsx';
import { SkorForm } from './skor-form.tsx';
import { StatusSeleksi } from '../putaran/status-seleksi.tsx';
import { TempatkanDialog } from '../putaran/tempatkan-dialog.tsx';
import { TindakanProgram } from './tindakan-program.tsx';
import { useMayNilai } from '../program/use-may-nilai.ts';
import { useProgram } from '../program/use-program.ts';

const nobody = { text: 'Belum ada pendaftar terverifikasi yang memilih program ini.' };
const filters = [
  {
    name: 'kurang',
    label: 'Nilai yang belum ada',
    options: [
      { value: 'ada', label: 'Salah satu' },
      ...komponen.map((value) => ({ value, label: komponenWords[value] })),
    ],
  },
];

/** What is asked about one applicant. */
interface Ditanya {
  apa: 'tempatkan' | 'jelaskan' | 'kabari';
  row: Nilai;
}

/** Scores of all who chose a programme, edited beside the list; rounds for whoever runs them. */
export function SkorScreen() {
  const { jurusan_id = '' } = useParams();
  const title = useProgram(jurusan_id)?.name ?? 'Olah Nilai';
  useTitle(title);
  const address = useListAddress();
  const { form, ...formAddress } = useFormAddress(address);
  const { narrowed, fields } = useFilters(filters);
  const list = useList(at(daftarNilaiSeleksi, { jurusan_id }), address.query, narrowed);
  const may = useMayNilai();
  const [ditanya, setDitanya] = useState<Ditanya>();
  const actions = useActions(address.open, may.seleksi, setDitanya);
  const opened = list.data?.rows.find(({ id }) => id === form);
  const close = () => setDitanya(undefined);
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
        filters={fields}
        actions={<TindakanProgram jurusanId={jurusan_id} name={title} kurang={narrowed['kurang']} />}
      />
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        Nilai berbobot; ✎ diketik panitia. Tidak ada peringkat sementara yang diumumkan.
      </Typography>
      {may.seleksi && <PutaranProgram jurusanId={jurusan_id} name={title} />}
      <ListView
        label={title}
        list={list}
        address={address}
        columns={kolomNilai}
        numbered
        card={cardOf}
        actions={actions}
        empty={narrowed['kurang'] ? nothingFound : nobody}
      />
      {ditanya?.apa === 'tempatkan' && (
        <TempatkanDialog jurusanId={jurusan_id} name={title} nilai={ditanya.row} close={close} />
      )}
      {ditanya?.apa === 'kabari' && (
        <KirimHasilDialog call={pesanPendaftar} id={ditanya.row.id} name={ditanya.row.nama} close={close} />
      )}
      {ditanya?.apa === 'jelaskan' && <PenjelasanDialog id={ditanya.row.id} close={close} />}
    </ListWithForm>
  );
}

function useActions(
  open: (id: string) => void,
  isSeleksi: boolean,
  ask: (one: Ditanya) => void,
): RowAction<Nilai>[] {
  return useMemo(() => {
    const edit = {
      label: 'Isi nilai',
      icon: <EditOutlined fontSize="small" />,
      run: (row: Nilai) => open(row.id),
    };
    if (!isSeleksi) return [edit];
    return [
      edit,
      {
        label: 'Mengapa?',
        icon: <HelpOutlineOutlined fontSize="small" />,
        run: (row) => ask({ apa: 'jelaskan', row }),
      },
      {
        label: 'Tempatkan manual',
        icon: <HowToRegOutlined fontSize="small" />,
        run: (row) => ask({ apa: 'tempatkan', row }),
      },
      {
        label: 'Pesan pribadi',
        icon: <ForwardToInboxOutlined fontSize="small" />,
        run: (row) => ask({ apa: 'kabari', row }),
      },
    ];
  }, [open, isSeleksi, ask]);
}

const cardOf = (row: Nilai) => ({
  main: row.nama,
  lines: [
    `Pilihan ${row.pilihan} · N.A ${angka(row.nilai_akhir)}`,
    `N.P ${angka(row.prestasi_skor)} · N.R ${angka(row.nilai_rapor)} · N.T ${angka(row.nilai_teori)} · N.W ${angka(row.nilai_wawancara)}`,
  ],
  status: <StatusSeleksi status={row.status} berubah={row.berubah} />,
});
