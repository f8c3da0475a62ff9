import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, IconButton, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import * as calls from '@spmb/shared/jadwal-ujian/calls.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { RuangDiawasi } from '@spmb/shared/jadwal-ujian/pengawas-ruang.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import { useIsMutating } from '@tanstack/react-query';
import { formatDay } from '../../shell/format-date.ts';
import { EmptyState, ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import { useAction } from '../../kit/call/use-action.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';

interface PengawasRuangProps {
  tanggal: string;
  sesi: string;
  onClose: () => void;
}

/** Who watches which room of a date and session; every change is kept at once. */
export function PengawasRuang({ tanggal, sesi, onClose }: PengawasRuangProps) {
  const place = { tanggal, jadwal_ujian_sesi_id: sesi };
  const rooms = useAnswer(at(calls.ruangDiawasi, place));
  const accounts = useAnswer(calls.pengawasCombo);
  const assign = useAction(at(calls.tugaskanPengawas, place));
  // One act at a time, whoever is assigned or released.
  const busy = useIsMutating() > 0;
  const failed = [rooms, accounts].find(({ isError, data }) => isError && !data);
  return (
    <FormFrame look="side" title="Pengawas ruang" onClose={onClose}>
      <Stack direction="row" sx={{ alignItems: 'center', p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Stack sx={{ flex: 1 }}>
          <Typography variant="h2">Pengawas ruang</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDay(tanggal)}
          </Typography>
        </Stack>
        <IconButton aria-label="Tutup" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Stack>
      {failed ? (
        <ErrorState error={failed.error} retry={failed.refetch} />
      ) : !rooms.data || !accounts.data ? (
        <ListSkeleton />
      ) : rooms.data.length === 0 ? (
        <EmptyState text="Belum ada peserta yang mempunyai ruang pada sesi ini. Buat jadwal peserta dengan ruang dahulu, lalu tentukan pengawasnya." />
      ) : (
        <Stack sx={{ p: 2, gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Pengawas yang diberi ruang hanya melihat ruangnya pada sesi ini. Pengawas tanpa ruang tetap
            melihat peserta program keahliannya.
          </Typography>
          {rooms.data.map((ruang) => (
            <RuangFields
              key={ruang.id}
              room={ruang}
              accounts={accounts.data}
              place={place}
              busy={busy}
              onAdd={(user_id) => assign.mutate({ user_id, ruang: ruang.ruang })}
            />
          ))}
        </Stack>
      )}
    </FormFrame>
  );
}

interface RuangFieldsProps {
  room: RuangDiawasi;
  accounts: readonly Option[];
  place: TanggalSesi;
  busy: boolean;
  onAdd: (userId: string) => void;
}

function RuangFields({ room: { ruang, peserta, pengawas }, accounts, place, busy, onAdd }: RuangFieldsProps) {
  const free = accounts.filter(({ value }) => pengawas.every(({ user_id }) => user_id !== value));
  return (
    <Paper variant="outlined" component="section" aria-label={ruang} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="h3">{ruang}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {peserta} peserta
        </Typography>
      </Stack>
      {pengawas.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
          {pengawas.map(({ id, nama }) => (
            <Pengawas key={id} id={id} nama={nama} ruang={ruang} place={place} busy={busy} />
          ))}
        </Stack>
      )}
      <TextField
        select
        fullWidth
        size="small"
        label={`Tambah pengawas ${ruang}`}
        value=""
        disabled={busy || free.length === 0}
        helperText={
          accounts.length === 0 ? 'Belum ada akun pengawas. Buat dahulu di Kelola Akun.' : undefined
        }
        onChange={(event) => onAdd(event.target.value)}
        sx={{ mt: 1.5 }}
      >
        {free.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Paper>
  );
}

interface PengawasProps {
  id: string;
  nama: string;
  ruang: string;
  place: TanggalSesi;
  busy: boolean;
}

/** A supervisor of a room; the button releases him. */
function Pengawas({ id, nama, ruang, place, busy }: PengawasProps) {
  const release = useAction(at(calls.lepasPengawas, { ...place, id }));
  return (
    <Button
      size="small"
      variant="outlined"
      endIcon={<CloseOutlined />}
      aria-label={`Lepas ${nama} dari ${ruang}`}
      disabled={busy}
      onClick={() => release.mutate(undefined)}
    >
      {nama}
    </Button>
  );
}
