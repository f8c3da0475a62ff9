import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { Button } from '@mui/material';
import { menunggu } from '@spmb/shared/verifikasi/menunggu.ts';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ErrorState } from '../../../kit/display/states.tsx';
import { nothingFound } from '../../../kit/list/list-filters.tsx';
import { ListHeader } from '../../../kit/list/list-header.tsx';
import { ListView } from '../../../kit/list/list-view.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useAppInfo } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { TakeNext } from './take-next.tsx';
import { AngkaAntrean } from './angka-antrean.tsx';
import { daftarBaruOf, formOf } from './form-of.ts';
import { useAntrean } from './use-antrean.ts';
import { useSaringan } from './use-saringan.ts';
import { antreanCard, antreanColumns } from './verifikasi-columns.tsx';

const statuses = [
  { value: menunggu, label: 'Menunggu panitia' },
  { value: '1', label: 'Pengajuan baru' },
  { value: '2', label: 'Perbaikan' },
  { value: '3', label: 'Pengajuan perbaikan' },
];

export function VerifikasiScreen() {
  useTitle('Verifikasi Berkas');
  const { company } = useAppInfo();
  return <Antrean sekolah={company} />;
}

/** Files that wait for the committee, who waits longest first, then those that wait for their applicants. */
export function Antrean({ sekolah }: { sekolah: string }) {
  const navigate = useNavigate();
  const address = useListAddress();
  const { narrowed, fields } = useSaringan(statuses, true);
  const { angka, list } = useAntrean(address.query, narrowed);
  const columns = useMemo(() => antreanColumns(sekolah), [sekolah]);
  const isNarrowed = Object.keys(narrowed).length > 0;
  return (
    <>
      <ListHeader
        title="Verifikasi Berkas"
        total={list.data?.total}
        address={address}
        refresh={() => Promise.all([angka.refetch(), list.refetch()])}
        filters={fields}
        actions={
          <>
            <Button component={Link} to={daftarBaruOf()}>
              Daftarkan atas nama
            </Button>
            <TakeNext />
          </>
        }
      />
      {angka.isError && <ErrorState error={angka.error} retry={angka.refetch} />}
      {angka.data && <AngkaAntrean angka={angka.data} />}
      <ListView
        label="Berkas yang diverifikasi"
        list={list}
        address={address}
        columns={columns}
        card={(row) => antreanCard(row, sekolah)}
        actions={[
          { label: 'Verifikasi', icon: <FactCheckOutlined />, run: (row) => void navigate(formOf(row)) },
        ]}
        empty={
          isNarrowed
            ? nothingFound
            : { text: 'Tidak ada berkas yang menunggu. Formulir yang dikirim pendaftar tampil di sini.' }
        }
      />
    </>
  );
}
