import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { SessionFilterFields } from '../../shell/staff/sesi/session-filter-fields.tsx';
import { SesiOfTanggal } from '../../shell/staff/sesi/sesi-of-tanggal.tsx';
import { useSesiOfTanggal } from '../../shell/staff/sesi/use-sesi-of-tanggal.ts';
import { useSessionFilter } from '../../shell/staff/sesi/use-session-filter.ts';
import { useTitle } from '../../shell/use-title.ts';
import { EmptyState } from '../../kit/display/states.tsx';
import { BuatJadwal } from './buat-jadwal.tsx';
import { GenerateResult } from './generate-result.tsx';
import { HasilPindahAlert } from './hasil-pindah.tsx';
import type { Hasil } from './jadwal-peserta-dialogs.tsx';
import { JadwalPesertaList } from './jadwal-peserta-list.tsx';
import { HasilReset } from './reset-jadwal.tsx';

/** Participants' rows of a date and session: made for the roster, moved, taken back before the exam. */
export function JadwalPesertaScreen() {
  useTitle('Jadwal Peserta');
  const filter = useSessionFilter();
  const { tanggal, sesi } = filter;
  const sesis = useSesiOfTanggal(tanggal, 'semua');
  const [isGenerating, setIsGenerating] = useState(false);
  const [hasil, setHasil] = useState<Hasil>();
  const close = () => setHasil(undefined);
  const generateButton = (
    <Button variant="contained" onClick={() => setIsGenerating(true)}>
      Generate
    </Button>
  );
  const results = (
    <>
      {hasil?.dari === 'generate' && <GenerateResult result={hasil.hasil} onClose={close} />}
      {hasil?.dari === 'pindah' && <HasilPindahAlert hasil={hasil.hasil} onClose={close} />}
      {hasil?.dari === 'reset' && <HasilReset hasil={hasil.hasil} onClose={close} />}
    </>
  );
  return (
    <>
      {sesi === '' ? (
        <>
          <Typography variant="h1" sx={{ mb: 2 }}>
            Jadwal Peserta
          </Typography>
          <Stack direction="row" sx={{ columnGap: 1, rowGap: 1.5, flexWrap: 'wrap', mb: 2 }}>
            <SessionFilterFields filter={filter} />
          </Stack>
          {results}
          <SesiOfTanggal sesis={sesis} choose={filter.choose} />
          <EmptyState
            text="Pilih tanggal dan sesi untuk melihat jadwal peserta, atau buat untuk semua sesi sekaligus."
            action={generateButton}
          />
        </>
      ) : (
        <JadwalPesertaList
          key={`${tanggal} ${sesi}`}
          filter={filter}
          generateButton={generateButton}
          results={results}
          onDone={setHasil}
        />
      )}
      {isGenerating && (
        <BuatJadwal
          tanggal={tanggal}
          sesi={sesi}
          onClose={() => setIsGenerating(false)}
          onDone={(made) => {
            setIsGenerating(false);
            setHasil({ dari: 'generate', hasil: made });
          }}
        />
      )}
    </>
  );
}
