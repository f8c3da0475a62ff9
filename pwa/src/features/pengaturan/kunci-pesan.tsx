import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { gantiWebhook, kunciPesan, simpanKunciPesan, ujiPesan } from '@spmb/shared/pesan-keluar/calls.ts';
import { kataKunciPesan, namaKunciPesan, type NamaKunciPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { FormSection, FullWidth } from '../../kit/form/form-section.tsx';

/** Secrets of the channels, which are written and never shown, where channels tell their news, and a message to try it. */
export function KunciPesanSection() {
  const { data } = useAnswer(kunciPesan);
  if (!data) return null;
  const { origin } = window.location;
  return (
    <FormSection
      title="Token dan pesan uji"
      hint="Disimpan tersegel di server dan ikut pencadangan. Kosongkan lalu simpan untuk menghapusnya."
    >
      {namaKunciPesan.map((nama) => (
        <IsianKunci key={nama} nama={nama} isFilled={data.terisi.includes(nama)} />
      ))}
      <FullWidth>
        <Alert severity="info" role="note">
          <Typography variant="body2">
            Agar status SAMPAI dan DIBACA serta balasan STOP tercatat, daftarkan alamat ini di gerbang, atau
            di Meta dengan token verifikasinya. Alamat ini rahasia, dan hanya berguna bila server dapat
            dihubungi dari internet.
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            Gerbang: {origin}/api/pesan-webhook/{data.webhook}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            Meta: {origin}/api/pesan-webhook-cloud/{data.webhook} · token verifikasi {data.token_verifikasi}
          </Typography>
          <GantiWebhook webhook={data.webhook} />
        </Alert>
      </FullWidth>
      <PesanUji />
    </FormSection>
  );
}

/** Gives up an address that strangers have come to know. */
function GantiWebhook({ webhook }: { webhook: string }) {
  const [isAsked, ask] = useState(false);
  const act = useAction(gantiWebhook);
  const close = () => ask(false);
  return (
    <>
      <Button size="small" sx={{ mt: 1 }} onClick={() => ask(true)}>
        Ganti alamat
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Ganti alamat webhook"
          text="Alamat dan token verifikasi yang lama tidak berlaku lagi. Sampai yang baru didaftarkan di gerbang atau di Meta, status SAMPAI, DIBACA, dan balasan STOP tidak tercatat."
          yes="Ganti alamat"
          danger
          busy={act.isPending}
          onYes={() => act.mutate({ webhook }, { onSettled: close })}
          onNo={close}
        />
      )}
    </>
  );
}

function IsianKunci({ nama, isFilled }: { nama: NamaKunciPesan; isFilled: boolean }) {
  const [nilai, setNilai] = useState('');
  const act = useAction(simpanKunciPesan);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        type="password"
        label={kataKunciPesan[nama]}
        value={nilai}
        onChange={({ target }) => setNilai(target.value)}
        helperText={isFilled ? 'Sudah tersimpan; isi untuk menggantinya' : 'Belum diisi'}
        fullWidth
        autoComplete="new-password"
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
      <Button
        variant="outlined"
        sx={{ mt: 1 }}
        aria-label={`Simpan ${kataKunciPesan[nama]}`}
        disabled={act.isPending || (nilai === '' && !isFilled)}
        onClick={() => act.mutate({ nama, nilai }, { onSuccess: () => setNilai('') })}
      >
        Simpan
      </Button>
    </Stack>
  );
}

function PesanUji() {
  const [nomor, setNomor] = useState('');
  const act = useAction(ujiPesan);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label="Nomor atau surel sendiri"
        value={nomor}
        onChange={({ target }) => setNomor(target.value)}
        helperText="Dikirim sekarang juga, dengan pengaturan yang tersimpan"
        fullWidth
      />
      <Button
        variant="contained"
        sx={{ mt: 1, whiteSpace: 'nowrap' }}
        disabled={act.isPending || nomor.trim() === ''}
        onClick={() => act.mutate({ nomor })}
      >
        {act.isPending ? 'Mengirim…' : 'Kirim uji'}
      </Button>
    </Stack>
  );
}
