import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import { Box, Button } from '@mui/material';
import { akunContract, akunResource, type Akun } from '@spmb/shared/akun/akun.schema.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { useTitle } from '../../../shell/use-title.ts';
import type { Column, RowAction } from '../../../kit/table/column.ts';
import { newRecord, useListAddress } from '../../../kit/list/use-list-address.ts';
import { CrudScreen } from '../../../kit/crud/crud-screen.tsx';
import { useIsPhone } from '../../../kit/port/use-is-phone.ts';
import { StatusChip } from '../../../kit/display/status-chip.tsx';
import { AkunFields } from './akun-fields.tsx';
import { akunSource } from './akun-form.ts';
import { GagalDialog } from '../sesi-masuk/gagal-dialog.tsx';
import { levelOptions, levelWords } from './level-word.ts';
import { MasukDialog } from '../sesi-masuk/masuk-dialog.tsx';
import { SandiDialog } from '../../../shell/staff/sandi-dialog.tsx';
import { sandiImportContract, SandiListDialog, type SandiImport } from './sandi-list-dialog.tsx';

const { labels } = akunResource;
const statusOf = ({ status }: Akun) =>
  status === 0 ? <StatusChip tone="green" label="Aktif" /> : <StatusChip tone="grey" label="Non Aktif" />;

/** The columns are the specification's (1 §2), so level and status stand with the name. */
const columns: Column<Akun>[] = [
  {
    field: 'username',
    label: 'NAMA',
    flex: 3,
    width: 200,
    render: (row) => (
      <span title={`${row.username}, ${levelWords[row.authent]}`}>
        {row.username}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {levelWords[row.authent]}
        </Box>{' '}
        {row.status !== 0 && statusOf(row)}
      </span>
    ),
  },
  { field: 'email', label: 'EMAIL', flex: 2, width: 150 },
];

const filters = [
  { name: 'authent', label: labels.authent, options: levelOptions },
  {
    name: 'status',
    label: labels.status,
    options: [
      { value: '0', label: 'Aktif' },
      { value: '1', label: 'Non Aktif' },
    ],
  },
];
const initial = { username: '', email: '', authent: 'operator', jurusan_id: '', status: 0, reset: false };
const withSandi = akunContract.extend({ sandi: z.string() });

/** Accounts of the application. `actions` stands before Tambah. */
export function AkunScreen({ actions }: { actions: ReactNode }) {
  useTitle('Akun Aplikasi');
  const [told, setTold] = useState<z.output<typeof withSandi>>();
  const [imported, setImported] = useState<SandiImport[]>([]);
  const [gagal, setGagal] = useState(false);
  const [looked, setLooked] = useState<Akun>();
  const addMode = useAddMode();
  const rowActions = useMemo<RowAction<Akun>[]>(
    () => [{ label: 'Riwayat masuk', icon: <DevicesOutlined fontSize="small" />, run: setLooked }],
    [],
  );
  return (
    <>
      <CrudScreen
        key={addMode.round}
        title="Manajemen Akun Aplikasi"
        source={akunSource}
        columns={columns}
        card={(row) => ({
          main: row.username,
          lines: [row.email, levelWords[row.authent]],
          status: statusOf(row),
        })}
        nameOf={({ username, email }) => `${username} (${email})`}
        empty="Belum ada akun. Tambahkan akun untuk operator, guru, dan pengawas."
        initial={initial}
        numbered
        filters={filters}
        moreActions={
          <>
            <Button startIcon={<GppMaybeOutlined />} onClick={() => setGagal(true)}>
              Masuk gagal
            </Button>
            {actions}
          </>
        }
        rowActions={rowActions}
        onImported={({ sekali }) => setImported(sandiImportContract.array().parse(sekali ?? []))}
        onSaved={(data) => {
          const saved = withSandi.safeParse(data).data;
          setTold(saved);
          if (!saved) addMode.begin();
        }}
      >
        <AkunFields />
      </CrudScreen>
      {told && (
        <SandiDialog
          nama={told.username}
          email={told.email}
          sandi={told.sandi}
          onClose={() => {
            setTold(undefined);
            addMode.begin();
          }}
        />
      )}
      {imported.length > 0 && <SandiListDialog rows={imported} onClose={() => setImported([])} />}
      {gagal && <GagalDialog onClose={() => setGagal(false)} />}
      {looked && <MasukDialog akun={looked} onClose={() => setLooked(undefined)} />}
    </>
  );
}

/**
 * After a save the form stands empty for the next account (1 §4). On a phone, where it covers the list, it closes: there
 * one looks for what was saved. `round` is a new one each time, so that nothing of the form before stays in it.
 */
function useAddMode() {
  const isPhone = useIsPhone();
  const { open } = useListAddress();
  const [round, setRound] = useState(0);
  return {
    round,
    begin: () => {
      if (isPhone) return;
      setRound(round + 1);
      open(newRecord);
    },
  };
}
