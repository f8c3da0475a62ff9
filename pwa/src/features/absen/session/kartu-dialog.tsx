import { buatKartu, cabutKartu, kartuRuang } from '@spmb/shared/absen/calls.ts';
import { tulisKodeKartu, type KartuRuang } from '@spmb/shared/absen/kartu-ruang.schema.ts';
import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { at as placed } from '@spmb/shared/kernel/call.ts';
import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { printKertas } from '@spmb/shared/kertas-ujian/calls.ts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlamatKertasNotice } from '../../../shell/staff/alamat-kertas-notice.tsx';
import { ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useFile } from '../../../kit/call/use-file.ts';
import { ActDialog } from '../commands/act-dialog.tsx';
import { isReason, ReasonField } from '../commands/reason-field.tsx';
import { ruangOf } from '../rows/ruang-of.ts';

interface KartuDialogProps {
  at: TanggalSesi;
  state: SesiRuang;
  ruang: string;
  zona: Zone;
  onClose: () => void;
}

type Change = 'buat' | 'ganti' | 'cabut';

/** The card of a room: its code, who came in with it, and what staff do about it. */
export function KartuDialog({ at, state, ruang: chosen, zona, onClose }: KartuDialogProps) {
  const port = useStaffPort();
  const client = useQueryClient();
  const ruang = ruangOf(state, chosen)?.ruang ?? chosen;
  const call = placed(kartuRuang, at);
  const query = useQuery({
    queryKey: ['kartu-ruang', call.path],
    queryFn: () => port.call(call),
  });
  const download = useFile(printKertas);
  const [change, setChange] = useState<Change>();
  const kartu = query.data?.find((one) => one.ruang === ruang);
  const name = ruang || 'ruang tanpa nama';
  if (change)
    return (
      <ChangeDialog
        change={change}
        name={name}
        tempat={{ ...at, ruang }}
        onClose={() => setChange(undefined)}
        onDone={() => void client.invalidateQueries({ queryKey: ['kartu-ruang'] })}
      />
    );
  const print = () =>
    download.mutate({
      fileName: `Kartu ruang ${name} ${at.tanggal}.pdf`,
      input: { ...at, ruang: [ruang], kertas: ['kartu_ruang'] },
    });
  const has = kartu !== undefined && kartu.kode !== null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="kartu-ruang">
      <DialogTitle id="kartu-ruang">Kartu {name}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Kartu membuka layar ruang ini saja, tanpa akun. Pengawas memindai QR-nya, atau membuka /ruang dan
          mengetik kodenya.
        </DialogContentText>
        {query.isPending && <ListSkeleton rows={2} />}
        {query.isError && <ErrorState error={query.error} retry={query.refetch} />}
        {query.data && !kartu && (
          <Typography sx={{ mt: 2 }}>
            Ada peserta ruang ini yang tidak Anda awasi. Minta kartunya kepada panitia.
          </Typography>
        )}
        {kartu && <Facts kartu={kartu} zona={zona} />}
        {has && <AlamatKertasNotice of={['kertas']} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {has && (
          <>
            <Button color="error" onClick={() => setChange('cabut')}>
              Cabut
            </Button>
            <Button onClick={() => setChange('ganti')}>Ganti kode</Button>
            <Button disabled={download.isPending} onClick={print}>
              {download.isPending ? 'Mencetak…' : 'Cetak'}
            </Button>
          </>
        )}
        {kartu?.kode === null && <Button onClick={() => setChange('buat')}>Buat kartu</Button>}
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}

function Facts({ kartu: { kode, berlaku_sampai_ms, dibuka }, zona }: { kartu: KartuRuang; zona: Zone }) {
  if (kode === null)
    return (
      <Typography sx={{ mt: 2 }}>
        Ruang ini belum punya kartu. Mencetak kartu ruang juga membuatnya.
      </Typography>
    );
  return (
    <Stack sx={{ mt: 2, gap: 1 }}>
      <Typography component="output" aria-label="Kode kartu" sx={codeStyle}>
        {tulisKodeKartu(kode)}
      </Typography>
      <Typography variant="body2">
        Berlaku pada hari ujian sampai pukul {clockText(berlaku_sampai_ms, zona)} {zona}.
      </Typography>
      {dibuka.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Belum dipakai.
        </Typography>
      ) : (
        <Typography variant="body2" component="div">
          Dibuka oleh:
          <ul>
            {dibuka.map(({ nama, nip, sejak_ms }) => (
              <li key={`${nama} ${sejak_ms}`}>
                {nama}
                {nip && `, NIP ${nip}`} · {clockText(sejak_ms, zona)}
              </li>
            ))}
          </ul>
        </Typography>
      )}
    </Stack>
  );
}

const codeStyle = { fontSize: '2rem', lineHeight: 1.2, fontWeight: 800, letterSpacing: '0.08em' };

interface ChangeDialogProps {
  change: Change;
  name: string;
  tempat: TanggalSesi & { ruang: string };
  onClose: () => void;
  onDone: () => void;
}

const changes: Record<Change, { title: string; text: string; call: typeof cabutKartu }> = {
  buat: {
    title: 'Buat kartu',
    text: 'Siapa pun yang memegang kartu ini dapat membuka layar ruangnya dan memberi perintah pengawas.',
    call: buatKartu,
  },
  ganti: {
    title: 'Ganti kode',
    text: 'Kartu lama langsung tidak berlaku dan yang masuk dengannya dikeluarkan. Cetak kartu yang baru.',
    call: buatKartu,
  },
  cabut: {
    title: 'Cabut kartu',
    text: 'Kartu langsung tidak berlaku dan yang masuk dengannya dikeluarkan.',
    call: cabutKartu,
  },
};

function ChangeDialog({ change, name, tempat, onClose, onDone }: ChangeDialogProps) {
  const [alasan, setAlasan] = useState('');
  const { title, text, call } = changes[change];
  return (
    <ActDialog
      title={`${title} ${name}`}
      text={text}
      yes={title}
      danger={change === 'cabut'}
      isReady={change === 'buat' || isReason(alasan)}
      call={call}
      input={() => ({ ...tempat, alasan: alasan.trim() })}
      onClose={onClose}
      onDone={onDone}
    >
      {(disabled) =>
        change !== 'buat' && (
          <ReasonField
            value={alasan}
            onChange={setAlasan}
            disabled={disabled}
            suggestions={['kartu hilang', 'dipegang orang lain', 'pengawas diganti']}
          />
        )
      }
    </ActDialog>
  );
}
