import { Alert, Button, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { TextArea } from '../../../kit/form/text-area.tsx';
import { putuskanDaftarUlang } from '@spmb/shared/daftar-ulang/calls.ts';
import {
  putusanDaftarUlang,
  type PutusanDaftarUlang,
} from '@spmb/shared/daftar-ulang/daftar-ulang.schema.ts';
import type { BarisDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { bolehBeralih, kataDaftarUlang, perluKeterangan } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { useState } from 'react';
import { CallError } from '../../../http/call-error.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { usePintasan } from '../../../kit/dokumen/use-pintasan.ts';
import { messageOf } from '../../../kit/port/staff-port.ts';

const jenisOf = (error: unknown): string | undefined =>
  error instanceof CallError ? (error.data as { jenis?: string } | undefined)?.jenis : undefined;

/** The verdict on a re-registration: only ways that there are, a note where one is needed, a question before a seat is freed. */
export function PutusanForm({ jurusanId, row }: { jurusanId: string; row: BarisDaftarUlang }) {
  const { daftar_ulang_status: dari, versi, id } = row;
  const act = useAction(at(putuskanDaftarUlang, { jurusan_id: jurusanId, id }), 'form');
  const ways = putusanDaftarUlang.filter((ke) => bolehBeralih(dari, ke, 'panitia'));
  const [ke, setKe] = useState<PutusanDaftarUlang | undefined>(ways[0]);
  const [keterangan, setKeterangan] = useState('');
  const needsNote = ke !== undefined && perluKeterangan(dari, ke);
  const isAsked = jenisOf(act.error) === 'lepas-kursi';
  const save = (konfirmasi: boolean) => {
    if (ke === undefined) return;
    act.mutate({
      daftar_ulang_verifikasi_status: ke,
      verifikasi_keterangan: keterangan,
      versi,
      ...(konfirmasi && { konfirmasi }),
    });
  };
  const isReady = ke !== undefined && !(needsNote && keterangan.trim() === '') && !act.isPending;
  usePintasan({
    'ctrl+enter': () => {
      if (isReady) save(false);
    },
  });
  if (ke === undefined)
    return <Alert severity="info">Tidak ada keputusan yang menunggu untuk pendaftar ini.</Alert>;
  return (
    <Stack sx={{ gap: 1, mt: 2 }}>
      <Typography variant="h3" component="h3">
        Keputusan
      </Typography>
      {!row.berkas_diterima && (
        <Alert severity="warning">
          Berkas pendaftarannya sedang tidak diterima, jadi kursinya hanya dapat dilepas. Putuskan dahulu
          berkasnya di Verifikasi.
        </Alert>
      )}
      <RadioGroup
        aria-label="Keputusan"
        value={ke}
        onChange={(_event, value) => setKe(value as PutusanDaftarUlang)}
      >
        {ways.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={one === 'belum' ? 'BUKA LAGI DAFTAR ULANG' : kataDaftarUlang[one]}
          />
        ))}
      </RadioGroup>
      <TextArea
        label={needsNote ? 'Keterangan (wajib)' : 'Keterangan'}
        value={keterangan}
        onChange={({ target }) => setKeterangan(target.value)}
        minRows={3}
        helperText="Dibaca pendaftar"
        area={{ maxLength: 255 }}
      />
      {act.error !== null && !isAsked && <Alert severity="error">{messageOf(act.error)}</Alert>}
      <Button variant="contained" disabled={!isReady} onClick={() => save(false)}>
        {act.isPending ? 'Sedang diproses…' : 'SIMPAN KEPUTUSAN'}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        J · K dokumen, Alt+← · Alt+→ pendaftar, R putar, + · − perbesar, F layar penuh, Ctrl+Enter simpan
      </Typography>
      {isAsked && (
        <ConfirmDialog
          title="Lepaskan kursi?"
          text={messageOf(act.error)}
          yes="Ya, lepaskan kursi"
          danger
          busy={act.isPending}
          onYes={() => save(true)}
          onNo={act.reset}
        />
      )}
    </Stack>
  );
}
