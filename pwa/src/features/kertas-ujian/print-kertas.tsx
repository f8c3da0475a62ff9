import { Alert, Box, Paper, Typography } from '@mui/material';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import {
  labelKertas,
  namaRuang,
  type JenisKertas,
  type SesiKertas,
} from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { AlamatKertasNotice } from '../../shell/staff/alamat-kertas-notice.tsx';
import { PrintProgress } from './print-progress.tsx';
import { PrintStart } from './print-start.tsx';
import { PickList } from './pick-list.tsx';
import { usePrintKertas } from './use-print-kertas.ts';

/** What the chosen papers lead to: cards are kept for days, the others belong to their session. */
const leading = (papers: readonly JenisKertas[]): ('kertas' | 'kartu')[] => [
  ...(papers.some((one) => withAddress.includes(one)) ? (['kertas'] as const) : []),
  ...(papers.includes('kartu') ? (['kartu'] as const) : []),
];
const withAddress: readonly JenisKertas[] = ['daftar_pintu', 'poster', 'kartu_ruang'];

/** What is printed for each ruang, and how far the print is. */
export function PrintKertas({ at, kertas }: { at: TanggalSesi; kertas: SesiKertas }) {
  const cetak = usePrintKertas(at, kertas);
  const { chosenRuang, papers, setRuang, setPapers } = cetak;
  const unfinished = kertas.ruang.filter((one) => one.belum_selesai > 0 && chosenRuang.includes(one.ruang));
  return (
    <Paper variant="outlined" component="section" aria-label="Cetak semua per ruang" sx={{ p: 2 }}>
      <Typography variant="h2">Cetak semua per ruang</Typography>
      <Box sx={{ display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <PickList
          title="Ruang"
          options={kertas.ruang.map(({ ruang, peserta }) => ({
            value: ruang,
            label: namaRuang(ruang),
            detail: `${peserta.toLocaleString('id-ID')} peserta`,
          }))}
          chosen={chosenRuang}
          onChange={setRuang}
        />
        <PickList
          title="Kertas"
          options={kertas.kertas.map((jenis) => ({
            value: jenis,
            label: labelKertas[jenis].nama,
            detail: labelKertas[jenis].isi,
          }))}
          chosen={papers}
          onChange={setPapers}
        />
      </Box>
      {papers.includes('berita_acara') && unfinished.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Ujian belum selesai di {unfinished.map(({ ruang }) => namaRuang(ruang)).join(', ')}. Berita acara
          terisinya dicetak dengan tanda SEMENTARA; cetak lagi sesudah semua peserta selesai.
        </Alert>
      )}
      <AlamatKertasNotice of={leading(papers)} />
      <PrintStart cetak={cetak} />
      <PrintProgress cetak={cetak} />
    </Paper>
  );
}
