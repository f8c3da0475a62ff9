import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import { pendidikanResource, type Acuan } from '@spmb/shared/acuan/acuan.schema.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RowAction } from '../../kit/table/column.ts';
import { AcuanScreen } from './acuan-screen.tsx';

/** Levels of education; each leads to its majors. */
export function PendidikanScreen() {
  const navigate = useNavigate();
  const rowActions = useMemo<RowAction<Acuan>[]>(
    () => [
      {
        label: 'Jurusan',
        icon: <AccountTreeOutlined fontSize="small" />,
        run: ({ id }) => void navigate(`/backend/master-jurusan/${id}`),
      },
    ],
    [navigate],
  );
  return (
    <AcuanScreen
      title="Pendidikan"
      source={pendidikanResource}
      empty="Belum ada pendidikan. Tambahkan satu, lalu isi jurusannya."
      hint="Jenjang, misalnya SMA/SMK"
      rowActions={rowActions}
    />
  );
}
