import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Button,
  Stack,
  Typography,
} from '@mui/material';
import { cadanganDaftarUlang, naikkanCadangan } from '@spmb/shared/daftar-ulang/calls.ts';
import type { CadanganDaftarUlang, DaftarCadangan } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { hariTerakhir } from '@spmb/shared/daftar-ulang/masa.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../../shell/format-date.ts';
import { useMenu } from '../../../shell/staff/staff-menu.tsx';
import { useAction } from '../../../kit/call/use-action.ts';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { messageOf, useStaffPort } from '../../../kit/port/staff-port.ts';
import { Hubungi } from './kolom-daftar-ulang.tsx';

/** Seats of the programme, and whom a free one is offered to. */
export function Cadangan({ jurusanId }: { jurusanId: string }) {
  const port = useStaffPort();
  const call = at(cadanganDaftarUlang, { jurusan_id: jurusanId });
  const { data } = useQuery({ queryKey: ['list', call.path], queryFn: () => port.call(call) });
  const [first] = data?.cadangan ?? [];
  if (!data) return null;
  return (
    <>
      <Kursi {...data} />
      {data.kosong > 0 && first && <Tawaran jurusanId={jurusanId} kosong={data.kosong} first={first} />}
      {data.cadangan.length + data.promosi.length > 0 && <DaftarTunggu {...data} />}
    </>
  );
}

function Kursi(data: DaftarCadangan) {
  const { pagu, terverifikasi, terkirim, belum, perbaikan, kosong, lebih } = data;
  return (
    <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
      Pagu {pagu}: {terverifikasi} diterima · {terkirim} diperiksa · {belum} belum · {perbaikan} perbaikan ·{' '}
      {kosong} kosong{lebih > 0 && ` · ${lebih} melebihi pagu`}
    </Typography>
  );
}

interface TawaranProps {
  jurusanId: string;
  kosong: number;
  first: CadanganDaftarUlang;
}

/** A free seat and the first of the reserve list; only who runs the selection gives it to him. */
function Tawaran({ jurusanId, kosong, first }: TawaranProps) {
  const mayPromote = useMenu().data?.some(({ route }) => route === '/backend/sanggahan') ?? false;
  const act = useAction(naikkanCadangan, 'form');
  const [isAsking, setAsking] = useState(false);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {kosong} kursi kosong. Cadangan berikutnya: {first.nama}
      </Typography>
      <Typography variant="body2">
        {first.nomor_register} · pilihan {first.pilihan} · <Hubungi {...first} />
      </Typography>
      {mayPromote ? (
        <Button variant="outlined" color="inherit" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
          Naikkan {first.nama}
        </Button>
      ) : (
        <Typography variant="body2">Administrator menaikkannya.</Typography>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Naikkan ${first.nama}?`}
          text="Ia mendapat kursi, diumumkan sebagai diterima, dan diberi tahu batas daftar ulangnya sendiri."
          yes="Naikkan"
          busy={act.isPending}
          onYes={() =>
            act.mutate({ jurusan_id: jurusanId, id: first.id }, { onSuccess: () => setAsking(false) })
          }
          onNo={() => setAsking(false)}
        >
          {act.error !== null && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {messageOf(act.error)}
            </Alert>
          )}
        </ConfirmDialog>
      )}
    </Alert>
  );
}

/** Who waits, in the published order, and who moved up. */
function DaftarTunggu({ cadangan, promosi }: DaftarCadangan) {
  const zona = useSchoolZone();
  return (
    <Accordion variant="outlined" disableGutters sx={{ mb: 2 }}>
      <AccordionSummary expandIcon={<ExpandMoreOutlined />}>
        Daftar cadangan: {cadangan.length} menunggu, {promosi.length} sudah naik
      </AccordionSummary>
      <AccordionDetails>
        <Stack component="ol" sx={{ m: 0, pl: 3 }}>
          {cadangan.map((row) => (
            <li key={row.id}>
              {row.nama} · {row.nomor_register} · pilihan {row.pilihan} · <Hubungi {...row} />
            </li>
          ))}
        </Stack>
        {promosi.map((row) => (
          <Typography key={row.id} variant="body2">
            {row.nama} naik {formatInstant(row.dibuat_ms, zona)} oleh {row.oleh}, batas{' '}
            {dateInWords(hariTerakhir(row.batas_ms, zona))}
          </Typography>
        ))}
      </AccordionDetails>
    </Accordion>
  );
}
