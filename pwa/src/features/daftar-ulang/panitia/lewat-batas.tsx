import { Alert, Button, Stack, Typography } from '@mui/material';
import { lewatDaftarUlang } from '@spmb/shared/daftar-ulang/calls.ts';
import type { BarisDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { hariTerakhir } from '@spmb/shared/daftar-ulang/masa.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { useState } from 'react';
import { useAction } from '../../../kit/call/use-action.ts';
import { AlasanField } from '../../../kit/dialog/alasan-field.tsx';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { Hubungi } from './kolom-daftar-ulang.tsx';

interface LewatBatasProps {
  jurusanId: string;
  /** Whose deadline has passed. */
  rows: readonly BarisDaftarUlang[];
}

/** Proposes whoever has missed the deadline: staff call them first, then commit it of all of them in one act. */
export function LewatBatas({ jurusanId, rows }: LewatBatasProps) {
  const zona = useSchoolZone();
  const [isAsking, setAsking] = useState(false);
  if (rows.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{rows.length} pendaftar melewati batas daftar ulang</Typography>
      <Typography variant="body2">
        Hubungi mereka dahulu. Kursi baru dilepas sesudah Anda mencatatnya; bila tanggalnya diperpanjang di
        Pengaturan, usulan ini hilang.
      </Typography>
      <Stack component="ul" sx={{ my: 1, pl: 2 }}>
        {rows.map((row) => (
          <li key={row.id}>
            {row.nama} · <Hubungi {...row} />
            {row.batas_ms !== null && ` · batas ${dateInWords(hariTerakhir(row.batas_ms, zona))}`}
          </li>
        ))}
      </Stack>
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        Catat melewati batas
      </Button>
      {isAsking && <CatatDialog jurusanId={jurusanId} rows={rows} close={() => setAsking(false)} />}
    </Alert>
  );
}

function CatatDialog({ jurusanId, rows, close }: LewatBatasProps & { close: () => void }) {
  const act = useAction(at(lewatDaftarUlang, { jurusan_id: jurusanId }), 'form');
  const [alasan, setAlasan] = useState('');
  return (
    <ConfirmDialog
      title={`Lepaskan ${rows.length} kursi?`}
      text={`${rows.map(({ nama }) => nama).join(', ')} diberi tahu, dan kursinya ditawarkan kepada cadangan.`}
      yes="Lepaskan kursi"
      danger
      busy={act.isPending}
      disabled={alasan.trim() === ''}
      onYes={() => act.mutate({ ids: rows.map(({ id }) => id), alasan }, { onSuccess: close })}
      onNo={close}
    >
      <AlasanField
        helperText="Dibaca pendaftar, misalnya: tidak dapat dihubungi sampai 12 Juli"
        value={alasan}
        onChange={setAlasan}
      />
      {act.error !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messageOf(act.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
