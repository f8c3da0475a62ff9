import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import { Link } from '@mui/material';
import { programNilai, type ProgramNilai } from '@spmb/shared/olah-nilai/calls.ts';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { ListHeader } from '../../../kit/list/list-header.tsx';
import { ListView } from '../../../kit/list/list-view.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useList } from '../../../kit/list/use-list.ts';
import type { Column, RowAction } from '../../../kit/table/column.ts';

const addressOf = ({ id }: ProgramNilai): string => `/backend/olahnilai-index/${id}`;

const columns: Column<ProgramNilai>[] = [
  {
    field: 'name',
    label: 'Program keahlian',
    flex: 1,
    width: 200,
    render: (row) => (
      <Link component={RouterLink} to={addressOf(row)}>
        {row.name}
      </Link>
    ),
  },
  { field: 'pagu', label: 'Pagu', width: 100, align: 'right' },
  { field: 'jumlah', label: 'Jumlah', width: 110, align: 'right' },
];

/** Programmes whose scores the account may see, each with its quota and verified applicants. */
export function ProgramNilaiScreen() {
  useTitle('Olah Nilai');
  const address = useListAddress();
  const list = useList(programNilai, address.query);
  const navigate = useNavigate();
  const actions = useMemo<RowAction<ProgramNilai>[]>(
    () => [
      {
        label: 'Buka nilai',
        icon: <CalculateOutlined fontSize="small" />,
        run: (row) => void navigate(addressOf(row)),
      },
    ],
    [navigate],
  );
  return (
    <>
      <ListHeader title="Olah Nilai" total={list.data?.total} address={address} refresh={list.refetch} />
      <ListView
        label="Program keahlian"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: row.name,
          lines: [`Pagu ${row.pagu} · ${row.jumlah} pendaftar terverifikasi`],
        })}
        actions={actions}
        empty={{ text: 'Belum ada program keahlian yang nilainya dapat Anda olah.' }}
      />
    </>
  );
}
