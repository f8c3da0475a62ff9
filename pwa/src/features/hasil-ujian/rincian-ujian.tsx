import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { inWords, tindakanWords } from '@spmb/shared/audit/tindakan-words.ts';
import { rincianUjian } from '@spmb/shared/hasil-ujian/calls.ts';
import {
  nasibWords,
  type Nasib,
  type RincianUjian,
  type UjianRekonsiliasi,
} from '@spmb/shared/hasil-ujian/rekonsiliasi.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { useState } from 'react';
import { formatInstant } from '../../shell/format-date.ts';
import { FactList } from '../../kit/display/fact-list.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { StatusChip, type Tone } from '../../kit/display/status-chip.tsx';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { PutusanTertahan } from './putusan-tertahan.tsx';

const tones: Readonly<Record<Nasib, Tone>> = {
  dihitung: 'green',
  terlambat: 'green',
  ditimpa: 'grey',
  tertahan: 'violet',
  diterima: 'green',
  tidak_diterima: 'red',
  ditolak: 'red',
  bentrok: 'amber',
} as const;

interface RincianProps {
  ujian: UjianRekonsiliasi;
  mayDecide: boolean;
  onClose: () => void;
}

/** Everything that came of one attempt, in its order. */
export function RincianUjianDialog({ ujian, mayDecide, onClose }: RincianProps) {
  const rincian = useAnswer(at(rincianUjian, { ujian_id: ujian.id }));
  const zona = useSchoolZone();
  const [deciding, setDeciding] = useState(false);
  const { data } = rincian;
  const canDecide = mayDecide && data !== undefined && data.ujian.tertahan > 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="rincian-title">
      <DialogTitle id="rincian-title">
        {ujian.nama} · {ujian.nis}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        {rincian.isError && <ErrorState error={rincian.error} retry={rincian.refetch} />}
        {rincian.isPending && <ListSkeleton />}
        {data && <Isi rincian={data} zona={zona} />}
      </DialogContent>
      <DialogActions>
        {canDecide && (
          <Button variant="contained" onClick={() => setDeciding(true)}>
            Putuskan yang tertahan
          </Button>
        )}
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
      {deciding && (
        <PutusanTertahan
          ids={[ujian.baris_id]}
          onClose={() => setDeciding(false)}
          onDone={() => setDeciding(false)}
        />
      )}
    </Dialog>
  );
}

function Isi({ rincian: { ujian, jumlah, operasi, tindakan }, zona }: { rincian: RincianUjian; zona: Zone }) {
  const counted = (Object.keys(nasibWords) as Nasib[]).filter((one) => jumlah[one] > 0);
  return (
    <Stack sx={{ gap: 2 }}>
      <FactList
        facts={[
          ['Dibuat', `${ujian.dibuat} catatan`],
          ['Diterima server', `${ujian.diterima}`],
          ...(ujian.belum_terkirim > 0 ? [['Masih di perangkat', `${ujian.belum_terkirim}`] as const] : []),
          ...counted.map((one) => [nasibWords[one], `${jumlah[one]}`] as const),
        ]}
      />
      {tindakan.length > 0 && (
        <section aria-label="Tindakan panitia">
          <Typography variant="h3">Tindakan panitia</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {tindakan.map(({ id, jenis, nama, alasan, waktu_ms }) => (
              <li key={id}>
                {formatInstant(waktu_ms, zona)} {inWords(jenis, tindakanWords)} oleh {nama}: {alasan}
              </li>
            ))}
          </Box>
        </section>
      )}
      <section aria-label="Catatan peserta">
        <Typography variant="h3" sx={{ mb: 1 }}>
          Catatan peserta
        </Typography>
        <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {operasi.map((one) => (
            <Stack
              key={one.id}
              component="li"
              direction={{ xs: 'column', sm: 'row' }}
              sx={{ gap: { xs: 0, sm: 2 }, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
            >
              <Typography variant="body2" className="figures" sx={{ color: 'text.secondary', minWidth: 190 }}>
                {one.seq}. {one.dibuat_ms === null ? 'jam tidak terbaca' : clockText(one.dibuat_ms, zona)} di
                perangkat, {clockText(one.tiba_ms, zona)} tiba
              </Typography>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {one.isi}
                {one.sebab !== '' && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {one.sebab}
                  </Typography>
                )}
              </Box>
              <Box>
                <StatusChip tone={tones[one.nasib]} label={nasibWords[one.nasib]} />
              </Box>
            </Stack>
          ))}
        </Stack>
      </section>
    </Stack>
  );
}
