import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { antreanWa, aturAntrean } from '@spmb/shared/pesan-keluar/calls.ts';
import { kataKanal, mediaOf, type KanalPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { CountStrip } from '../../kit/display/count-strip.tsx';
import { BerhentiDialog } from './berhenti-dialog.tsx';
import { TanganDialog } from './tangan-dialog.tsx';

const wa = { media: 'wa', kata: 'WhatsApp' } as const;
const surel = { media: 'surel', kata: 'surel' } as const;

/** Where the queue stands, why nothing goes out, and what staff do to all that waits. */
export function AntreanBar() {
  const { data } = useAnswer(antreanWa);
  const act = useAction(aturAntrean);
  const [isAsked, ask] = useState(false);
  const [opened, open] = useState<'tangan' | 'berhenti'>();
  if (!data) return null;
  const { kanal, jumlah, media_lain, sisa_hari, diam } = data;
  const waiting = jumlah.antre + jumlah.mengirim;
  const sent = jumlah.terkirim + jumlah.sampai + jumlah.dibaca;
  return (
    <Stack component="section" aria-label="Antrean" sx={{ gap: 1.5, mb: 2 }}>
      <CountStrip
        counts={[
          ['Antre', waiting],
          ['Ditahan', jumlah.ditahan],
          ['Tidak pasti', jumlah.tidak_pasti],
          ['Gagal', jumlah.gagal],
          ['Terkirim', sent],
        ]}
      />
      {waiting > 0 && diam !== '' && <Alert severity="info">{diam}</Alert>}
      {jumlah.tidak_pasti > 0 && (
        <Alert severity="warning">
          {jumlah.tidak_pasti.toLocaleString('id-ID')} pesan tidak pasti: mungkin sudah sampai. Tanyakan
          kepada penerima, lalu putuskan lewat Kirim ulang di daftar; server tidak mengirimnya lagi sendiri.
        </Alert>
      )}
      {media_lain > 0 && <MediaLain jumlah={media_lain} kanal={kanal} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 220px' }}>
          {kataKanal[kanal]} · sisa hari ini {sisa_hari.toLocaleString('id-ID')} pesan
        </Typography>
        <Button onClick={() => open('berhenti')}>Tidak ingin pesan</Button>
        {kanal === 'tangan' && jumlah.antre > 0 && (
          <Button variant="contained" onClick={() => open('tangan')}>
            Kirim dengan tangan
          </Button>
        )}
        {jumlah.antre > 0 && (
          <Button
            variant="outlined"
            disabled={act.isPending}
            onClick={() => act.mutate({ tindakan: 'tahan', media: 'semua' })}
          >
            Tahan
          </Button>
        )}
        {jumlah.ditahan > 0 && (
          <Button
            variant="outlined"
            disabled={act.isPending}
            onClick={() => act.mutate({ tindakan: 'lanjutkan', media: 'semua' })}
          >
            Lanjutkan
          </Button>
        )}
        {jumlah.antre + jumlah.ditahan > 0 && (
          <Button color="error" disabled={act.isPending} onClick={() => ask(true)}>
            Batalkan antrean
          </Button>
        )}
      </Stack>
      {isAsked && (
        <ConfirmDialog
          title="Batalkan antrean"
          text={`${(jumlah.antre + jumlah.ditahan).toLocaleString('id-ID')} pesan yang belum dikirim tidak akan dikirim. Yang sudah terkirim tetap.`}
          yes="Batalkan antrean"
          danger
          busy={act.isPending}
          onYes={() => act.mutate({ tindakan: 'batalkan', media: 'semua' }, { onSettled: () => ask(false) })}
          onNo={() => ask(false)}
        />
      )}
      {opened === 'tangan' && <TanganDialog close={() => open(undefined)} />}
      {opened === 'berhenti' && <BerhentiDialog close={() => open(undefined)} />}
    </Stack>
  );
}

/** What waits and the chosen channel cannot carry, and what is to be done about it. */
function MediaLain({ jumlah, kanal }: { jumlah: number; kanal: KanalPesan }) {
  const act = useAction(aturAntrean);
  const [isAsked, ask] = useState(false);
  const { media, kata } = mediaOf(kanal) === 'wa' ? surel : wa;
  const semua = `${jumlah.toLocaleString('id-ID')} pesan ${kata}`;
  return (
    <Alert severity="warning">
      {semua} menunggu, tetapi kanal yang dipilih tidak mengirim {kata}. Minta administrator memilih kanal{' '}
      {kata} di menu Pengaturan, atau batalkan.
      <Box sx={{ mt: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => ask(true)}>
          Batalkan pesan itu
        </Button>
      </Box>
      {isAsked && (
        <ConfirmDialog
          title="Batalkan pesan itu"
          text={`${semua} yang belum dikirim tidak akan dikirim. Pesan lain tetap menunggu.`}
          yes="Batalkan pesan itu"
          danger
          busy={act.isPending}
          onYes={() => act.mutate({ tindakan: 'batalkan', media }, { onSettled: () => ask(false) })}
          onNo={() => ask(false)}
        />
      )}
    </Alert>
  );
}
