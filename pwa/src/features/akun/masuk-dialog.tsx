import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import type { Akun } from '@spmb/shared/akun/akun.ts';
import { masukContract, type Masuk } from '@spmb/shared/akun/masuk.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatInstant } from '../../app/format-date.ts';
import { useAppInfo } from '../../app/services.tsx';
import { useStaffPort } from '../../crud/staff-port.ts';
import { ErrorState, ListSkeleton } from '../../crud/states.tsx';
import { StatusChip } from '../../crud/status-chip.tsx';
import { useAct } from '../../crud/use-act.ts';

/** Where an account is signed in, with the way to end it, and where logins failed. */
export function MasukDialog({ akun, onClose }: { akun: Akun; onClose: () => void }) {
  const { zona } = useAppInfo();
  const port = useStaffPort();
  const act = useAct();
  const path = `/api/user-masuk/${akun.id}`;
  // Stands among the lists, which are read again after every act.
  const masuk = useQuery({
    queryKey: ['list', path],
    queryFn: async () => masukContract.parse(await port.read(path)),
  });
  const revoke = (sesi_id?: string) =>
    act.mutate({ path: '/api/user-masuk-cabut', body: { akun_id: akun.id, sesi_id } });
  const others = masuk.data?.sesi.filter(({ ini }) => !ini) ?? [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="riwayat-masuk">
      <DialogTitle id="riwayat-masuk">Riwayat masuk {akun.username}</DialogTitle>
      <DialogContent>
        {masuk.isError && <ErrorState error={masuk.error} retry={masuk.refetch} />}
        {masuk.isPending && <ListSkeleton rows={3} />}
        {masuk.data && (
          <>
            <Typography variant="h3">Sedang masuk</Typography>
            <SesiList sesi={masuk.data.sesi} zona={zona} busy={act.isPending} onRevoke={revoke} />
            <Typography variant="h3">Gagal masuk, 30 hari terakhir</Typography>
            <GagalList gagal={masuk.data.gagal} zona={zona} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {others.length > 1 && (
          <Button color="error" disabled={act.isPending} onClick={() => revoke()}>
            Keluarkan semua
          </Button>
        )}
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}

interface SesiListProps {
  sesi: Masuk['sesi'];
  zona: Zone;
  busy: boolean;
  onRevoke: (id: string) => void;
}

function SesiList({ sesi, zona, busy, onRevoke }: SesiListProps) {
  if (sesi.length === 0) return <Quiet text="Tidak ada perangkat yang sedang masuk dengan akun ini." />;
  return (
    <List dense disablePadding sx={{ mb: 2 }}>
      {sesi.map(({ id, perangkat, alamat, sejak_ms, terakhir_ms, ini }) => (
        <ListItem key={id} disableGutters divider sx={{ gap: 1 }}>
          <ListItemText
            primary={`Perangkat ${perangkat || 'tanpa nama'}${alamat ? `, alamat ${alamat}` : ''}`}
            secondary={`Sejak ${formatInstant(sejak_ms, zona)}${
              terakhir_ms === null ? '' : `, terakhir dipakai ${formatInstant(terakhir_ms, zona)}`
            }`}
          />
          {ini ? (
            <StatusChip tone="blue" label="Perangkat ini" />
          ) : (
            <Button color="error" disabled={busy} onClick={() => onRevoke(id)}>
              Keluarkan
            </Button>
          )}
        </ListItem>
      ))}
    </List>
  );
}

function GagalList({ gagal, zona }: { gagal: Masuk['gagal']; zona: Zone }) {
  if (gagal.length === 0) return <Quiet text="Tidak ada percobaan masuk yang gagal." />;
  return (
    <List dense disablePadding>
      {gagal.map(({ tanggal, perangkat, jumlah, terakhir_ms }) => (
        <ListItem key={`${tanggal} ${perangkat}`} disableGutters divider>
          <ListItemText
            primary={`${jumlah} kali pada ${formatDate(tanggal)}`}
            secondary={`Perangkat ${perangkat || 'tanpa nama'}, terakhir ${formatInstant(terakhir_ms, zona)}`}
          />
        </ListItem>
      ))}
    </List>
  );
}

function Quiet({ text }: { text: string }) {
  return <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>;
}
