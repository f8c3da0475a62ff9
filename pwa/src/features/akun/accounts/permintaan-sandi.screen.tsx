import BlockOutlined from '@mui/icons-material/BlockOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { permintaanSandi } from '@spmb/shared/akun/calls.ts';
import type { PermintaanSandi } from '@spmb/shared/akun/permintaan-sandi.schema.ts';
import { useMemo } from 'react';
import { formatInstant } from '../../../shell/format-date.ts';
import { useAppInfo } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import type { Column, RowAction } from '../../../kit/table/column.ts';
import { ListHeader } from '../../../kit/list/list-header.tsx';
import { ListView } from '../../../kit/list/list-view.tsx';
import { ExportButton } from '../../../kit/spreadsheet/list-files.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useList } from '../../../kit/list/use-list.ts';
import { levelWords } from './level-word.ts';
import { useAnswerRequest } from './use-answer-request.tsx';

const narrowed = { status: 'baru' };
const phone = ({ nomor_hp, nomor_hp_ditulis }: PermintaanSandi) =>
  nomor_hp ?? (nomor_hp_ditulis ? `${nomor_hp_ditulis} (ditulis peminta)` : '–');

/** Open requests of those who forgot their password. */
export function PermintaanSandiScreen() {
  useTitle('Permintaan Kata Sandi');
  const { zona } = useAppInfo();
  const address = useListAddress();
  const list = useList(permintaanSandi, address.query, narrowed);
  const { ask, dialogs } = useAnswerRequest();
  const columns = useMemo<Column<PermintaanSandi>[]>(
    () => [
      { field: 'nama', label: 'Nama', flex: 1, width: 160 },
      { field: 'email', label: 'Masuk sebagai', flex: 1, width: 150 },
      {
        field: 'authent',
        label: 'Level',
        width: 130,
        minor: true,
        render: ({ authent }) => levelWords[authent],
      },
      { field: 'nomor_hp', label: 'Nomor HP', width: 240, minor: true, sortable: false, render: phone },
      {
        field: 'dibuat_ms',
        label: 'Diminta',
        width: 160,
        render: ({ dibuat_ms }) => formatInstant(dibuat_ms, zona),
      },
    ],
    [zona],
  );
  const actions = useMemo<RowAction<PermintaanSandi>[]>(
    () => [
      {
        label: 'Buat kata sandi',
        icon: <KeyOutlined fontSize="small" />,
        run: (row) => ask({ row, abaikan: false }),
      },
      {
        label: 'Abaikan',
        icon: <BlockOutlined fontSize="small" />,
        danger: true,
        run: (row) => ask({ row, abaikan: true }),
      },
    ],
    [ask],
  );
  return (
    <>
      <ListHeader
        title="Permintaan Kata Sandi"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        actions={
          <ExportButton
            list={permintaanSandi}
            label="Permintaan kata sandi"
            query={{ ...address.query, sort: '' }}
            narrowed={narrowed}
          />
        }
      />
      <ListView
        label="Permintaan kata sandi"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: row.nama,
          lines: [
            `${row.email} · ${levelWords[row.authent] ?? ''}`,
            `${formatInstant(row.dibuat_ms, zona)} · HP ${phone(row)}`,
          ],
        })}
        actions={actions}
        empty={{
          text: 'Tidak ada permintaan. Yang menekan "Lupa kata sandi" di halaman masuk tampil di sini.',
        }}
      />
      {dialogs}
    </>
  );
}
