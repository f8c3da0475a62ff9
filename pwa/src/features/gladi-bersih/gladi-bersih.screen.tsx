import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box, Typography } from '@mui/material';
import { gladiBersih } from '@spmb/shared/gladi-bersih/calls.ts';
import type { GladiBersih } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { roles } from '@spmb/shared/kernel/role.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useMemo, useState } from 'react';
import { useSignIn } from '../../shell/services.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { whenText } from '../../kit/history/audit-words.ts';
import type { Column } from '../../kit/table/column.ts';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { GladiHpForm } from './gladi-hp-form.tsx';
import { GladiHpJalan } from './gladi-hp-jalan.tsx';
import { HasilChip } from './hasil-chip.tsx';
import { LaporanDialog } from './laporan-dialog.tsx';
import { SimulasiForm } from './simulasi-form.tsx';
import { SimulasiJalan } from './simulasi-jalan.tsx';
import { useGladiJalan } from './use-gladi-jalan.ts';

const columnsIn = (zona: Zone): Column<GladiBersih>[] => [
  { field: 'mulai_ms', label: 'Waktu', width: 200, render: ({ mulai_ms }) => whenText(mulai_ms, zona) },
  { field: 'nama', label: 'Gladi', flex: 1, width: 200 },
  { field: 'oleh', label: 'Oleh', width: 180 },
  { field: 'status', label: 'Hasil', width: 160, render: (row) => <HasilChip gladi={row} /> },
];

/** Rehearsals: virtual participants against this server, and real devices from their rooms. */
export function GladiBersihScreen() {
  useTitle('Gladi Bersih');
  const account = useSignIn()?.user.authent;
  const mayRun = hasCapability(
    roles.find((role) => role === account),
    'kelolaJadwal',
  );
  const jalan = useGladiJalan();
  const address = useListAddress();
  const list = useList(gladiBersih, address.query);
  const zona = useSchoolZone();
  const columns = useMemo(() => columnsIn(zona), [zona]);
  const [shownId, show] = useState<string>();
  const shown = list.data?.rows.find(({ id }) => id === shownId);
  const { halangan, simulasi, hp } = jalan.data ?? {};
  return (
    <>
      <ListHeader
        title="Gladi Bersih"
        total={list.data?.total}
        address={address}
        refresh={() => Promise.all([list.refetch(), jalan.refetch()])}
      />
      {jalan.isError && !jalan.data ? (
        <ErrorState error={jalan.error} retry={jalan.refetch} />
      ) : !jalan.data ? (
        <ListSkeleton rows={3} />
      ) : simulasi ? (
        <SimulasiJalan simulasi={simulasi} mayStop={mayRun} />
      ) : hp ? (
        <GladiHpJalan hp={hp} mayStop={mayRun} />
      ) : halangan ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          {halangan}
        </Alert>
      ) : (
        mayRun && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, mb: 3 }}>
            <SimulasiForm />
            <GladiHpForm />
          </Box>
        )
      )}
      <Typography variant="h2" sx={{ mb: 1 }}>
        Laporan
      </Typography>
      <ListView
        label="Laporan gladi bersih"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: row.nama,
          lines: [whenText(row.mulai_ms, zona), row.oleh],
          status: <HasilChip gladi={row} />,
        })}
        actions={[
          {
            label: 'Lihat laporan',
            icon: <VisibilityOutlined fontSize="small" />,
            run: ({ id }) => show(id),
          },
        ]}
        empty={{ text: 'Belum ada gladi. Jalankan satu sehari sebelum ujian.' }}
      />
      {shown && <LaporanDialog gladi={shown} onClose={() => show(undefined)} />}
    </>
  );
}
