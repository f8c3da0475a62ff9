import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { groupBy } from '@spmb/shared/kernel/group-by.ts';
import {
  analisisBank,
  analisisButir,
  downloadAnalisisBank,
  downloadAnalisisButir,
} from '@spmb/shared/hasil-ujian/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import {
  reliabilitasOf,
  type AnalisisUjian,
  type ButirAnalisis,
} from '@spmb/shared/hasil-ujian/analisis.schema.ts';
import { wordReliabilitas } from '@spmb/shared/soal/analysis/mutu-butir.ts';
import { lazy, Suspense, useState } from 'react';
import { FactList } from '../../kit/display/fact-list.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { useFile } from '../../kit/call/use-file.ts';
import { ButirList } from './butir-list.tsx';
import { formatBagian, formatPersen } from './format-nilai.ts';
import { KoreksiKunci } from './koreksi-kunci.tsx';

const GrafikButir = lazy(async () => ({ default: (await import('./grafik-butir.tsx')).GrafikButir }));

/** Item analysis of a schedule, or of one version of its banks over every schedule that used it. */
export function AnalisisButir({ id }: { id: string }) {
  const [bank, setBank] = useState('');
  const ofJadwal = useAnswer(at(analisisButir, { id }));
  const ofBank = useAnswer(at(analisisBank, { id: bank }), { enabled: bank !== '' });
  const download = useFile(
    bank === '' ? at(downloadAnalisisButir, { id }) : at(downloadAnalisisBank, { id: bank }),
  );
  const [corrected, setCorrected] = useState<ButirAnalisis>();
  const shown = bank === '' ? ofJadwal : ofBank;
  if (shown.isError && !shown.data) return <ErrorState error={shown.error} retry={shown.refetch} />;
  if (!shown.data) return <ListSkeleton />;
  const { data } = shown;
  if (data.peserta === 0 && bank === '')
    return (
      <EmptyState
        text={
          data.belum > 0
            ? `${data.belum} ujian belum berakhir. Analisis muncul setelah waktu ujian peserta habis.`
            : 'Belum ada lembar jawaban yang dapat dianalisis.'
        }
      />
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <TextField
          select
          size="small"
          label="Dasar analisis"
          value={bank}
          onChange={(event) => setBank(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: { xs: '100%', sm: 280 } }}
        >
          <MenuItem value="">Jadwal ini saja</MenuItem>
          {banksOf(ofJadwal.data ?? data).map(({ id: bankId, label }) => (
            <MenuItem key={bankId} value={bankId}>
              Semua jadwal dengan {label}
            </MenuItem>
          ))}
        </TextField>
        <Button
          startIcon={<DownloadOutlined />}
          disabled={download.isPending}
          onClick={() => download.mutate({ fileName: 'Analisis butir soal.xlsx' })}
        >
          {download.isPending ? 'Menyiapkan…' : 'Ekspor Excel'}
        </Button>
      </Stack>
      {data.belum > 0 && (
        <Alert severity="info">{data.belum} ujian belum berakhir dan belum ikut dihitung.</Alert>
      )}
      <Ringkasan data={data} />
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <GrafikButir butir={data.butir} />
      </Suspense>
      <ButirList butir={data.butir} onCorrect={setCorrected} />
      {corrected && <KoreksiKunci butir={corrected} onClose={() => setCorrected(undefined)} />}
    </Stack>
  );
}

const banksOf = ({ butir }: AnalisisUjian) =>
  [...groupBy(butir, ({ master_soal_id }) => master_soal_id)].map(([id, [first]]) => ({
    id,
    label: `${first?.mapel ?? ''} versi ${first?.edisi ?? 1}`,
  }));

/** What the figures of a whole test mean. */
function Ringkasan({ data }: { data: AnalisisUjian }) {
  const { peserta, rata_rata, simpangan } = data;
  const { rumus, nilai } = reliabilitasOf(data);
  return (
    <section aria-label="Ringkasan">
      <FactList
        facts={[
          ['Lembar', String(peserta)],
          ['Rata-rata benar', `${formatPersen(rata_rata)} (simpangan ${formatPersen(simpangan)})`],
          [
            `Reliabilitas ${rumus}`,
            nilai === null
              ? 'Tidak dapat dihitung'
              : `${formatBagian(nilai)} · ${wordReliabilitas(nilai).kata}`,
          ],
        ]}
      />
      {(nilai === null || data.kr21 !== null) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {nilai === null
            ? 'Reliabilitas memerlukan sedikitnya dua soal, dan nilai yang berbeda-beda.'
            : 'Soal tiap peserta diundi dari bank, maka dipakai KR-21: untung-untungan undian ikut dihitung sebagai galat.'}
        </Typography>
      )}
    </section>
  );
}
