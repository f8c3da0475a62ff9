import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, IconButton, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { ruangDiawasiContract, type RuangDiawasi } from '@spmb/shared/jadwal-ujian/pengawas-ruang.schema.ts';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import { formatDay } from '../../app/format-date.ts';
import { EmptyState, ErrorState, ListSkeleton } from '../../crud/display/states.tsx';
import { FormFrame } from '../../crud/frame/form-frame.tsx';
import { useAll, useOptions } from '../../crud/list/use-list.ts';
import { useAct } from '../../crud/port/use-act.ts';

interface PengawasRuangProps {
  tanggal: string;
  sesi: string;
  onClose: () => void;
}

/** Who watches which room of a date and session; every change is kept at once. */
export function PengawasRuang({ tanggal, sesi, onClose }: PengawasRuangProps) {
  const path = `/api/pengawas-ruang/${tanggal}/${sesi}`;
  const rooms = useAll(path, ruangDiawasiContract);
  const accounts = useOptions('/api/pengawas-combo');
  const act = useAct();
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
          {rooms.data.map((room) => (
            <Room
              key={room.id}
              room={room}
              accounts={accounts.data}
              busy={act.isPending}
              onAdd={(user_id) => act.mutate({ path, body: { user_id, ruang: room.ruang } })}
              onRemove={(id) => act.mutate({ path: `${path}/${id}?_method=DELETE` })}
            />
          ))}
        </Stack>
      )}
    </FormFrame>
  );
}

interface RoomProps {
  room: RuangDiawasi;
  accounts: readonly Option[];
  busy: boolean;
  onAdd: (userId: string) => void;
  onRemove: (id: string) => void;
}

function Room({ room: { ruang, peserta, pengawas }, accounts, busy, onAdd, onRemove }: RoomProps) {
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
            <Button
              key={id}
              size="small"
              variant="outlined"
              endIcon={<CloseOutlined />}
              aria-label={`Lepas ${nama} dari ${ruang}`}
              disabled={busy}
              onClick={() => onRemove(id)}
            >
              {nama}
            </Button>
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
