import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { Link, Typography } from '@mui/material';
import { programDaftarUlang } from '@spmb/shared/daftar-ulang/calls.ts';
import type { ProgramDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { TwoLines } from '../../../kit/display/two-lines.tsx';
import { ListHeader } from '../../../kit/list/list-header.tsx';
import { ListView } from '../../../kit/list/list-view.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useList } from '../../../kit/list/use-list.ts';
import type { Column, RowAction } from '../../../kit/table/column.ts';

const addressOf = ({ id }: ProgramDaftarUlang): string => `/backend/daftar-ulang-verifikasi/${id}`;

type Angka = {
  [Field in keyof ProgramDaftarUlang]: ProgramDaftarUlang[Field] extends number ? Field : never;
}[keyof ProgramDaftarUlang];
const angka = (field: Angka, label: string, width: number): Column<ProgramDaftarUlang> => ({
  field,
  label,
  width,
  align: 'right',
});

const columns: Column<ProgramDaftarUlang>[] = [
  {
    field: 'name',
    label: 'Program keahlian',
    flex: 1,
    width: 180,
    render: (row) => (
      <Link component={RouterLink} to={addressOf(row)}>
        <TwoLines text={row.name} />
      </Link>
    ),
  },
  angka('pagu', 'Pagu', 62),
  angka('jumlah', 'Jumlah', 76),
  angka('terverifikasi', 'Diterima', 86),
  angka('terkirim', 'Diperiksa', 92),
  angka('belum', 'Belum', 70),
  angka('perbaikan', 'Perbaikan', 94),
  {
    field: 'kosong',
    label: 'Kosong',
    width: 84,
    align: 'right',
    render: ({ kosong, lebih }) => (lebih > 0 ? `lebih ${lebih}` : kosong),
  },
  angka('lewat_batas', 'Lewat', 70),
  angka('cadangan', 'Cadangan', 94),
];

/** Programmes with their seats at re-registration. */
export function ProgramDaftarUlangScreen() {
  useTitle('Daftar Ulang');
  const address = useListAddress();
  const list = useList(programDaftarUlang, address.query);
  const navigate = useNavigate();
  const actions = useMemo<RowAction<ProgramDaftarUlang>[]>(
    () => [
      {
        label: 'Periksa daftar ulang',
        icon: <FactCheckOutlined fontSize="small" />,
        run: (row) => void navigate(addressOf(row)),
      },
    ],
    [navigate],
  );
  return (
    <>
      <ListHeader title="Daftar Ulang" total={list.data?.total} address={address} refresh={list.refetch} />
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        Diterima, diperiksa, belum, perbaikan, dan kosong selalu berjumlah pagu.
      </Typography>
      <ListView
        label="Program keahlian"
        list={list}
        address={address}
        columns={columns}
        card={cardOf}
        actions={actions}
        empty={{ text: 'Belum ada program keahlian. Tambahkan di menu Program Keahlian.' }}
      />
    </>
  );
}

const cardOf = (row: ProgramDaftarUlang) => ({
  main: row.name,
  lines: [
    `Pagu ${row.pagu}: ${row.terverifikasi} diterima · ${row.terkirim} diperiksa · ${row.belum} belum · ${row.perbaikan} perbaikan · ${row.kosong} kosong${row.lebih > 0 ? ` · lebih ${row.lebih}` : ''}`,
    `${row.dilepas} dilepas · ${row.lewat_batas} lewat batas · ${row.cadangan} cadangan`,
  ],
});
