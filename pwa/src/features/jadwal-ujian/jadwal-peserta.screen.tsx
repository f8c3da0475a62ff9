import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDay } from '../../app/format-date.ts';
import { SessionFilterFields } from '../../app/staff/session-filter-fields.tsx';
import { useSessionFilter } from '../../app/staff/use-session-filter.ts';
import { useTitle } from '../../app/use-title.ts';
import type { Column } from '../../crud/list/column.ts';
import { ConfirmDialog } from '../../crud/dialog/confirm-dialog.tsx';
import { LoadingDialog } from '../../crud/dialog/loading-dialog.tsx';
import { ListHeader } from '../../crud/list/list-header.tsx';
import { ListView } from '../../crud/list/list-view.tsx';
import { EmptyState } from '../../crud/display/states.tsx';
import { StatusChip } from '../../crud/display/status-chip.tsx';
import { useAct } from '../../crud/port/use-act.ts';
import { useListAddress } from '../../crud/list/use-list-address.ts';
import { useList } from '../../crud/list/use-list.ts';
import { GenerateResult } from './generate-result.tsx';
import {
  hasilGenerateContract,
  jadwalPesertaContract,
  type HasilGenerateRow,
  type JadwalPesertaRow,
} from './jadwal-peserta-row.ts';

const tones = { 'BELUM HADIR': 'grey', 'SEDANG MENGERJAKAN': 'blue', SELESAI: 'green' } as const;
const status = (row: JadwalPesertaRow) => <StatusChip tone={tones[row.status]} label={row.status} />;
const place = ({ ruang, kursi }: JadwalPesertaRow) => [ruang, kursi].filter(Boolean).join(' / ') || '–';

const columns: Column<JadwalPesertaRow>[] = [
  { field: 'noreg', label: 'No. registrasi', width: 140 },
  { field: 'nama', label: 'Nama', flex: 1, width: 180 },
  { field: 'jurusan', label: 'Program', width: 110, minor: true },
  { field: 'jadwal', label: 'Jadwal', width: 150 },
  { field: 'ruang', label: 'Ruang / kursi', width: 130, minor: true, render: place },
  { field: 'status', label: 'Status', width: 200, render: status },
];

/** Participants' rows of a date and session: made for the roster, taken back before the exam. */
export function JadwalPesertaScreen() {
  useTitle('Jadwal Peserta');
  const filter = useSessionFilter();
  const { tanggal, sesi } = filter;
  return (
    <>
      {sesi === '' ? (
        <>
          <Typography variant="h1" sx={{ mb: 2 }}>
            Jadwal Peserta
          </Typography>
          <Stack direction="row" sx={{ columnGap: 1, rowGap: 1.5, flexWrap: 'wrap' }}>
            <SessionFilterFields filter={filter} />
          </Stack>
          <EmptyState text="Pilih tanggal dan sesi untuk melihat atau membuat jadwal peserta." />
        </>
      ) : (
        <Rows key={`${tanggal} ${sesi}`} filter={filter} />
      )}
    </>
  );
}

function Rows({ filter }: { filter: ReturnType<typeof useSessionFilter> }) {
  const { tanggal, sesi } = filter;
  const body = { tanggal, jadwal_ujian_sesi_id: sesi };
  const address = useListAddress();
  const list = useList(`/api/jadwal-ujian-peserta/${tanggal}/${sesi}`, jadwalPesertaContract, address.query);
  const act = useAct();
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<HasilGenerateRow>();
  const generate = () =>
    act.mutate(
      { path: '/api/jadwal-ujian-peserta-generate', body },
      { onSuccess: ({ data }) => setResult(hasilGenerateContract.parse(data)) },
    );
  const generateButton = (
    <Button variant="contained" onClick={generate} disabled={act.isPending}>
      Generate
    </Button>
  );
  return (
    <>
      <ListHeader
        title="Jadwal Peserta"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={<SessionFilterFields filter={filter} />}
        actions={
          <>
            <Button color="error" onClick={() => setAsking(true)} disabled={act.isPending}>
              Reset
            </Button>
            {generateButton}
          </>
        }
      />
      {result && <GenerateResult result={result} onClose={() => setResult(undefined)} />}
      <ListView
        label="Jadwal peserta"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: row.nama,
          lines: [`${row.noreg} · ${row.jadwal}`, place(row)],
          status: status(row),
        })}
        empty={{
          text: `Belum ada jadwal peserta pada ${formatDay(tanggal)}. Tekan Generate untuk membuatnya dari jadwal ujian tanggal ini.`,
          action: generateButton,
        }}
      />
      {act.isPending && act.variables.path.endsWith('generate') && (
        <LoadingDialog words="Sedang membuat jadwal..!" />
      )}
      {asking && (
        <ConfirmDialog
          title="Reset jadwal peserta"
          text={`Semua jadwal peserta pada ${formatDay(tanggal)} untuk sesi ini dihapus. Peserta yang sudah mulai ujian dipertahankan.`}
          yes="Ya, Saya Yakin"
          danger
          busy={act.isPending}
          onNo={() => setAsking(false)}
          onYes={() =>
            act.mutate(
              { path: '/api/jadwal-ujian-peserta-reset', body },
              { onSettled: () => setAsking(false) },
            )
          }
        />
      )}
    </>
  );
}
