import { Alert, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import type { HasilImporSoal } from '@spmb/shared/soal/hasil-impor-soal.ts';
import { letters } from '@spmb/shared/sync/operation.ts';
import { useState } from 'react';
import { CountStrip } from '../../crud/display/count-strip.tsx';
import { FindingList } from '../../crud/spreadsheet/finding-list.tsx';
import { SoalHtml } from './soal-html.tsx';

const places = { A: 'a', B: 'b', C: 'c', D: 'd', E: 'e' } as const;
const shownAtFirst = 10;

/** What a file of questions holds, what is wrong where, and each question as it was understood. */
export function SoalImporReport({ report }: { report: HasilImporSoal }) {
  const { mode, layout, baru, tetap, gagal, dilewati, dihapus, temuan, pratinjau } = report;
  const [all, setAll] = useState(false);
  const findings = temuan.map(({ asal, sel, tingkat, pesan }) => ({
    place: [asal, sel].filter(Boolean).join(' · '),
    isError: tingkat === 'galat',
    text: pesan,
  }));
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={mode === 'impor' ? 'success' : 'info'}>
        {mode === 'impor'
          ? 'Impor selesai.'
          : `Berkas dikenali sebagai ${layout}. Belum ada yang disimpan: periksa dahulu, lalu impor.`}
      </Alert>
      <CountStrip
        counts={[
          ['Baru', baru],
          ['Sudah ada', tetap],
          ['Tidak dapat dipakai', gagal],
          ['Dilewati', dilewati],
          ...(dihapus > 0 ? [['Dihapus', dihapus] as const] : []),
        ]}
      />
      <FindingList findings={findings} />
      {mode === 'periksa' && pratinjau.length > 0 && (
        <Stack sx={{ gap: 1 }}>
          <Typography variant="h3">Soal seperti yang terbaca ({pratinjau.length})</Typography>
          {(all ? pratinjau : pratinjau.slice(0, shownAtFirst)).map((soal) => (
            <Paper key={`${soal.nomor} ${soal.asal}`} variant="outlined" sx={{ p: 2 }}>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 1, flexWrap: 'wrap' }}>
                <strong>{soal.nomor}</strong>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {soal.asal}
                </Typography>
                <Chip size="small" color="success" label={`Jawaban ${soal.jawaban}`} />
                {soal.gambar.length + soal.jumlah_media > 0 && (
                  <Chip size="small" label={`${soal.gambar.length + soal.jumlah_media} gambar`} />
                )}
              </Stack>
              <SoalHtml html={withoutImages(soal.soal)} />
              <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
                {letters
                  .filter((letter) => soal.pilihan[places[letter]] !== '')
                  .map((letter) => (
                    <Stack key={letter} component="li" direction="row" sx={{ gap: 1 }}>
                      <strong>{letter}</strong>
                      <SoalHtml html={withoutImages(soal.pilihan[places[letter]])} />
                    </Stack>
                  ))}
              </Box>
            </Paper>
          ))}
          {!all && pratinjau.length > shownAtFirst && (
            <Button onClick={() => setAll(true)} sx={{ alignSelf: 'flex-start' }}>
              Tampilkan {pratinjau.length - shownAtFirst} soal lagi
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** Images of a file that is not imported yet are nowhere to be read. */
const withoutImages = (html: string): string => html.replace(/<img\b[^>]*>/g, '<em>[gambar]</em>');
