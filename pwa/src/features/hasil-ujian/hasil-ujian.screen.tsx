import FunctionsOutlined from '@mui/icons-material/FunctionsOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { Button, Link } from '@mui/material';
import { hasilUjian } from '@spmb/shared/hasil-ujian/calls.ts';
import type { HasilJadwal } from '@spmb/shared/hasil-ujian/daftar-nilai.schema.ts';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { formatDate } from '../../shell/format-date.ts';
import { useTitle } from '../../shell/use-title.ts';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { NilaiTeori } from './nilai-teori.tsx';

/** How far a schedule is, in one chip. */
function Keadaan({ row: { berjalan, tertahan } }: { row: HasilJadwal }) {
  if (tertahan > 0) return <StatusChip tone="violet" label={`${tertahan} perlu keputusan`} />;
  return berjalan > 0 ? (
    <StatusChip tone="blue" label={`${berjalan} belum selesai`} />
  ) : (
    <StatusChip tone="green" label="Lengkap" />
  );
}

const keadaan = (row: HasilJadwal) => <Keadaan row={row} />;

const addressOf = ({ id }: HasilJadwal): string => `/backend/hasil-ujian/${id}`;

/** The name leads to the results. */
const name = (row: HasilJadwal) => (
  <Link component={RouterLink} to={addressOf(row)}>
    {row.name}
  </Link>
);

const columns: Column<HasilJadwal>[] = [
  { field: 'name', label: 'Jadwal', flex: 1, width: 180, render: name },
  { field: 'mapel', label: 'Mata pelajaran', width: 180, minor: true },
  { field: 'tanggal', label: 'Tanggal', width: 130, render: ({ tanggal }) => formatDate(tanggal) },
  { field: 'peserta', label: 'Peserta', width: 90, align: 'right' },
  { field: 'selesai', label: 'Selesai', width: 90, align: 'right' },
  { field: 'tertahan', label: 'Keadaan', width: 170, render: keadaan },
];

/** Results by schedule, or the theory scores out of all of them: which stands in the address. */
export function HasilUjianScreen() {
  const [params] = useSearchParams();
  return params.get('bagian') === 'teori' ? <NilaiTeori /> : <HasilJadwalList />;
}

/** Schedules that were sat, each with the way to its results. */
function HasilJadwalList() {
  useTitle('Hasil Ujian');
  const address = useListAddress();
  const list = useList(hasilUjian, address.query);
  const navigate = useNavigate();
  const actions = useMemo<RowAction<HasilJadwal>[]>(
    () => [
      {
        label: 'Buka hasil',
        icon: <QueryStatsOutlined fontSize="small" />,
        run: (row) => void navigate(addressOf(row)),
      },
    ],
    [navigate],
  );
  return (
    <>
      <ListHeader
        title="Hasil Ujian"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        actions={
          <Button component={RouterLink} to="?bagian=teori" startIcon={<FunctionsOutlined />}>
            Nilai tes teori
          </Button>
        }
      />
      <ListView
        label="Hasil ujian"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: name(row),
          lines: [
            `${row.mapel} · ${formatDate(row.tanggal)}`,
            `${row.selesai} selesai dari ${row.peserta} peserta`,
          ],
          status: keadaan(row),
        })}
        actions={actions}
        empty={{ text: 'Belum ada ujian yang dikerjakan. Hasilnya muncul di sini setelah peserta mulai.' }}
      />
    </>
  );
}
