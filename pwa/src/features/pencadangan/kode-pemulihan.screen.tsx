import { profilSekolah } from '@spmb/shared/sekolah/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Alert, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import * as calls from '@spmb/shared/pencadangan/calls.ts';
import { useState } from 'react';
import { useTitle } from '../../shell/use-title.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useAction } from '../../kit/call/use-action.ts';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';
import './kode-pemulihan.css';

/** The recovery code: shown and printed until it was typed back from paper, never again afterwards. */
export function KodePemulihanScreen() {
  useTitle('Kode pemulihan');
  const shown = useFreshAnswer(calls.kodePemulihan);
  const reload = () => void shown.refetch();
  if (shown.isError) return <ErrorState error={shown.error} retry={shown.refetch} />;
  if (!shown.data) return <ListSkeleton rows={3} />;
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <Typography variant="h1">Kode pemulihan</Typography>
      <Typography>
        Bila komputer server rusak atau hilang, sekolah dibuka lagi di komputer lain dengan dua hal: berkas
        pencadangan dan kode ini. Tanpa kode ini berkas pencadangan tidak dapat dibuka oleh siapa pun.
      </Typography>
      {shown.data.kode === null ? (
        <SavedCode onDone={reload} />
      ) : (
        <ShownCode kode={shown.data.kode} onDone={reload} />
      )}
    </Stack>
  );
}

function ShownCode({ kode, onDone }: { kode: string; onDone: () => void }) {
  const act = useAction(calls.simpanKodePemulihan);
  const school = useFreshAnswer(at(profilSekolah, { id: '1' }));
  const [typed, type] = useState('');
  return (
    <>
      <Paper variant="outlined" className="kode-pemulihan" sx={{ p: 3, textAlign: 'center' }}>
        <Typography variant="h6" component="p">
          {school.data?.nama ?? ''}
        </Typography>
        <Typography>Kode pemulihan SIM-SPMB</Typography>
        <p className="kode-pemulihan-huruf">{kode}</p>
        <Typography variant="body2" color="text.secondary">
          Simpan lembar ini di tempat terkunci, jangan di ruang server. Siapa pun yang memegang lembar ini dan
          berkas pencadangan dapat membuka seluruh data sekolah.
        </Typography>
      </Paper>
      <Button
        variant="contained"
        startIcon={<PrintOutlined />}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => window.print()}
      >
        Cetak lembar ini
      </Button>
      <Stack
        component="form"
        sx={{ gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          act.mutate({ kode: typed }, { onSuccess: onDone });
        }}
      >
        <TextField
          label="Ketik kode dari lembar yang dicetak"
          helperText="Huruf besar atau kecil sama saja. Sesudah ini kode tidak ditampilkan lagi."
          value={typed}
          onChange={(event) => type(event.target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 100, autoCapitalize: 'characters', spellCheck: false } }}
        />
        <Button type="submit" variant="outlined" disabled={act.isPending} sx={{ alignSelf: 'flex-start' }}>
          Lembar sudah disimpan
        </Button>
      </Stack>
    </>
  );
}

function SavedCode({ onDone }: { onDone: () => void }) {
  const act = useAction(calls.gantiKodePemulihan);
  const [asked, ask] = useState(false);
  return (
    <>
      <Alert severity="success">
        Kode pemulihan sudah dicetak dan disimpan. Server tidak menampilkannya lagi.
      </Alert>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        disabled={act.isPending}
        onClick={() => ask(true)}
      >
        Lembar hilang: buat kode baru
      </Button>
      {asked && (
        <ConfirmDialog
          title="Buat kode pemulihan baru"
          text="Pencadangan sesudah ini dibuka dengan kode baru. Pencadangan yang lama tetap memerlukan kode lama."
          yes="Buat kode baru"
          no="Batal"
          busy={act.isPending}
          onYes={() => act.mutate(undefined, { onSuccess: onDone, onSettled: () => ask(false) })}
          onNo={() => ask(false)}
        />
      )}
    </>
  );
}
