import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { printBuktiPendaftar } from '@spmb/shared/kertas-ujian/calls.ts';
import { daftarVerified } from '@spmb/shared/verifikasi/calls.ts';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFile } from '../../../kit/call/use-file.ts';
import { FoldedActs } from '../../../kit/list/folded-acts.tsx';
import { nothingFound } from '../../../kit/list/list-filters.tsx';
import { ListHeader } from '../../../kit/list/list-header.tsx';
import { ListView } from '../../../kit/list/list-view.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useList } from '../../../kit/list/use-list.ts';
import { useTitle } from '../../../shell/use-title.ts';
import { formOf } from '../daftar/form-of.ts';
import { useSaringan } from '../daftar/use-saringan.ts';
import { fileCard, fileColumns } from '../daftar/verifikasi-columns.tsx';
import { StatusVerified } from './status-verified.tsx';
import { DownloadVerified } from './download-verified.tsx';

const statuses = [
  { value: '4', label: 'Berkas diterima' },
  { value: '5', label: 'Berkas ditolak' },
  { value: '6', label: 'Berkas dicabut' },
];
const columns = fileColumns({
  field: 'status',
  label: 'Status',
  width: 152,
  render: (row) => <StatusVerified row={row} />,
});

interface VerifiedScreenProps {
  /** Import of applicants whose files were verified elsewhere. */
  impor: (onClose: () => void) => ReactNode;
}

export function VerifiedScreen(props: VerifiedScreenProps) {
  useTitle('Berkas Terverifikasi');
  return <Verified {...props} />;
}

/** Files that the committee has decided on, the last decision first. */
export function Verified({ impor }: VerifiedScreenProps) {
  const navigate = useNavigate();
  const address = useListAddress();
  const { narrowed, fields } = useSaringan(statuses, false);
  const list = useList(daftarVerified, address.query, narrowed);
  const print = useFile(printBuktiPendaftar);
  const [isImporting, setImporting] = useState(false);
  const total = list.data?.total;
  const importButton = (
    <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={() => setImporting(true)}>
      Impor
    </Button>
  );
  const isNarrowed = Object.keys(narrowed).length > 0;
  return (
    <>
      <ListHeader
        title="Berkas Terverifikasi"
        total={total}
        address={address}
        refresh={list.refetch}
        filters={fields}
        actions={
          <>
            <FoldedActs>
              <DownloadVerified query={address.query} narrowed={narrowed} total={total ?? 0} />
            </FoldedActs>
            {importButton}
          </>
        }
      />
      <ListView
        label="Berkas terverifikasi"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({ ...fileCard(row), status: <StatusVerified row={row} /> })}
        actions={[
          {
            label: 'Verifikasi ulang',
            icon: <AssignmentReturnOutlined />,
            run: (row) => void navigate(formOf(row)),
          },
          {
            label: 'Unduh bukti',
            icon: <PictureAsPdfOutlined />,
            // Who was imported never sent a form.
            off: ({ tanggal_register }) => tanggal_register === '',
            run: ({ id, nomor_register }) =>
              print.mutate({ input: { id }, fileName: `bukti-${nomor_register}.pdf` }),
          },
        ]}
        empty={
          isNarrowed
            ? nothingFound
            : {
                text: 'Belum ada berkas yang diputus. Periksa berkas di menu Verifikasi Berkas, atau impor pendaftar dari Excel.',
                action: importButton,
              }
        }
      />
      {isImporting && impor(() => setImporting(false))}
    </>
  );
}
