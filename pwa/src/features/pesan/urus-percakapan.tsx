import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { printBuktiPendaftar } from '@spmb/shared/kertas-ujian/calls.ts';
import { petugasCombo, selesaikanPercakapan, serahkanPercakapan } from '@spmb/shared/pesan/calls.ts';
import type { BarisPercakapan } from '@spmb/shared/pesan/percakapan.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { useFile } from '../../kit/call/use-file.ts';
import { useOptions } from '../../kit/list/use-list.ts';

/** Who looks after a conversation, whether it is done, and the applicant's proof of registration. */
export function UrusPercakapan({ baris }: { baris: BarisPercakapan }) {
  const { id, nomor, petugas, selesai, versi } = baris;
  const { data: options = [] } = useOptions(petugasCombo);
  const assign = useAction(serahkanPercakapan);
  const finish = useAction(selesaikanPercakapan);
  const print = useFile(printBuktiPendaftar);
  const isKnown = petugas === null || options.some(({ value }) => value === petugas.id);
  const isBegun = versi > 0;
  const choices = isKnown ? options : [...options, { value: petugas.id, label: petugas.nama }];
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>Nomor {nomor}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {isBegun && (
          <>
            <TextField
              select
              size="small"
              label="Petugas"
              value={petugas?.id ?? ''}
              disabled={assign.isPending}
              onChange={({ target }) => assign.mutate({ id, akun_id: target.value || null })}
              slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
              sx={{ minWidth: 180 }}
            >
              <MenuItem value="">Belum ada</MenuItem>
              {choices.map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
            <Button
              disabled={finish.isPending}
              onClick={() => finish.mutate({ id, selesai: !selesai, versi })}
            >
              {selesai ? 'Buka lagi' : 'Tandai selesai'}
            </Button>
          </>
        )}
        <Button
          disabled={print.isPending}
          onClick={() => print.mutate({ input: { id }, fileName: 'bukti-pendaftaran.pdf' })}
        >
          Bukti pendaftaran
        </Button>
      </Stack>
    </Stack>
  );
}
