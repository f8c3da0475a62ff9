import { List, ListItem, ListItemText } from '@mui/material';
import type { Masuk } from '@spmb/shared/akun/masuk.schema.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { formatDate, formatInstant } from '../../../shell/format-date.ts';
import { Quiet } from './quiet.tsx';

/** Failed logins by day and device. */
export function GagalList({ gagal, zona }: { gagal: Masuk['gagal']; zona: Zone }) {
  if (gagal.length === 0) return <Quiet text="Tidak ada percobaan masuk yang gagal." />;
  return (
    <List dense disablePadding>
      {gagal.map(({ tanggal, perangkat, jumlah, terakhir_ms, alamat, nama_ditulis }) => (
        <ListItem key={`${tanggal} ${perangkat}`} disableGutters divider>
          <ListItemText
            primary={`${jumlah} kali pada ${formatDate(tanggal)}${nama_ditulis === null ? '' : `, terakhir sebagai ${nama_ditulis}…`}`}
            secondary={`Perangkat ${perangkat || 'tanpa nama'}${alamat ? `, alamat ${alamat}` : ''}, terakhir ${formatInstant(terakhir_ms, zona)}`}
          />
        </ListItem>
      ))}
    </List>
  );
}
