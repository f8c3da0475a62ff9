import { Alert, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import type { HasilImportSoal } from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import type { TempatSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { useState } from 'react';
import { CountStrip } from '../../../kit/display/count-strip.tsx';
import { FindingList } from '../../../kit/spreadsheet/finding-list.tsx';
import { SoalHtml } from '../html/soal-html.tsx';

type PratinjauSoal = HasilImportSoal['pratinjau'][number];

const places = { A: 'a', B: 'b', C: 'c', D: 'd', E: 'e' } as const;
const shownAtFirst = 10;

/** What a file of questions holds, what is wrong where, and each question as it was understood. */
export function SoalImportReport({ report }: { report: HasilImportSoal }) {
  const { mode, layout, baru, tetap, gagal, dilewati, dihapus, temuan, pratinjau, bank } = report;
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
          ? `Impor selesai.${bank.length > 0 ? ` Bank soal yang diisi: ${bank.map(({ mapel, baru: count }) => `${mapel} (${count} baru)`).join(', ')}.` : ''}`
          : `Berkas dikenali sebagai ${layout}. Belum ada yang disimpan: periksa dahulu, lalu impor.`}
      </Alert>
      <CountStrip
        counts={[
          ['Baru', baru],
          ['Sudah ada', tetap],
          ['Tidak dapat dipakai', gagal],
          ['Bukan soal', dilewati],
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
                {soal.kelompok !== '' && <Chip size="small" label={soal.kelompok} />}
                {soal.gambar.length + soal.jumlah_media > 0 && (
                  <Chip size="small" label={`${soal.gambar.length + soal.jumlah_media} gambar`} />
                )}
              </Stack>
              <SoalHtml html={shownHtml(soal, 'soal', soal.soal)} small={soal.kecil} />
              <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
                {letters
                  .filter(
                    (letter) => soal.pilihan[places[letter]] !== '' || soal.gambar.includes(places[letter]),
                  )
                  .map((letter) => (
                    <Stack key={letter} component="li" direction="row" sx={{ gap: 1 }}>
                      <strong>{letter}</strong>
                      <SoalHtml
                        html={shownHtml(soal, places[letter], soal.pilihan[places[letter]])}
                        small={soal.kecil}
                      />
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

const picture = '<em>[gambar]</em>';

/** A text with its images, and the one beside it: each by its small copy, or by its place where there is none. */
function shownHtml({ gambar, kecil }: PratinjauSoal, tempat: TempatSoal, html: string): string {
  const shown = html.replace(/<img\b[^>]*?src="media:(\d+)"[^>]*>/g, (image, number: string) =>
    number in kecil ? image : picture,
  );
  if (!gambar.includes(tempat)) return shown;
  const beside =
    tempat in kecil
      ? `<img src="media:${tempat}" alt="Gambar ${tempat === 'soal' ? 'soal' : `pilihan ${tempat.toUpperCase()}`}">`
      : picture;
  return html === '' ? beside : `${shown}<p>${beside}</p>`;
}
