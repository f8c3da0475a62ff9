import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { cetakKertas } from '@spmb/shared/kertas-ujian/calls.ts';
import {
  isSebelumUjian,
  labelKertas,
  namaRuang,
  type FormatKertas,
  type JenisKertas,
  type SesiKertas,
} from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AlamatKertasNotice } from '../../app/staff/alamat-kertas-notice.tsx';
import { ErrorDetail } from '../../crud/display/error-detail.tsx';
import { ProsesBar } from '../../crud/display/proses-bar.tsx';
import { messageOf, useStaffPort } from '../../crud/port/staff-port.ts';
import { useFile } from '../../crud/port/use-file.ts';
import { useProses } from '../../crud/port/use-proses.ts';
import { PickList } from './pick-list.tsx';

/** What the chosen papers lead to: cards are kept for days, the others belong to their session. */
const leading = (papers: readonly JenisKertas[]): ('kertas' | 'kartu')[] => [
  ...(papers.some((one) => withAddress.includes(one)) ? (['kertas'] as const) : []),
  ...(papers.includes('kartu') ? (['kartu'] as const) : []),
];
const withAddress: readonly JenisKertas[] = ['daftar_pintu', 'poster', 'kartu_ruang'];

/** The one that the address asks for, where it is offered. */
function only<T extends string>(offered: readonly T[], asked: string | null): readonly T[] | undefined {
  const found = offered.filter((one) => one === asked);
  return found.length > 0 ? found : undefined;
}

/** What is printed for which rooms, and how far the print is. */
export function CetakKertas({ at, kertas }: { at: TanggalSesi; kertas: SesiKertas }) {
  const port = useStaffPort();
  const download = useFile(cetakKertas, 'form');
  const [asked] = useSearchParams();
  const offered = kertas.ruang.map(({ ruang }) => ruang);
  const [rooms, setRooms] = useState(only(offered, asked.get('ruang')) ?? offered);
  const [papers, setPapers] = useState(
    only(kertas.kertas, asked.get('kertas')) ?? kertas.kertas.filter(isSebelumUjian),
  );
  const [format, setFormat] = useState<FormatKertas>('pdf');
  const [isOneFile, setIsOneFile] = useState(false);
  const [proses, setProses] = useState<string>();
  const running = useProses(download.isPending ? proses : undefined);
  const unfinished = kertas.ruang.filter((one) => one.belum_selesai > 0 && rooms.includes(one.ruang));
  const isZip = rooms.length > 1 && !isOneFile;
  const print = () => {
    const id = port.newId();
    setProses(id);
    download.mutate({
      fileName: `Kertas ujian ${kertas.sesi} ${at.tanggal}.${isZip ? 'zip' : format}`,
      input: {
        ...{ ...at, ruang: [...rooms], kertas: [...papers] },
        ...{ format, satu_berkas: isOneFile, proses: id },
      },
    });
  };
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
          chosen={rooms}
          onChange={setRooms}
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
      <Stack direction="row" sx={{ gap: 1.5, mt: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Bentuk"
          value={format}
          onChange={(event) => setFormat(event.target.value as FormatKertas)}
          sx={{ flex: { xs: '1 1 100%', sm: '0 0 240px' } }}
        >
          <MenuItem value="pdf">PDF, siap dicetak</MenuItem>
          <MenuItem value="docx">Word (.docx), dapat diubah</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="Berkas"
          value={isOneFile ? 'satu' : 'ruang'}
          disabled={rooms.length < 2}
          onChange={(event) => setIsOneFile(event.target.value === 'satu')}
          sx={{ flex: { xs: '1 1 100%', sm: '0 0 260px' } }}
        >
          <MenuItem value="ruang">Satu berkas per ruang (.zip)</MenuItem>
          <MenuItem value="satu">Satu berkas semua ruang</MenuItem>
        </TextField>
        <Button
          variant="contained"
          startIcon={<PrintOutlined />}
          disabled={download.isPending || rooms.length === 0 || papers.length === 0}
          onClick={print}
          sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' } }}
        >
          Unduh untuk {rooms.length} ruang
        </Button>
      </Stack>
      {(rooms.length === 0 || papers.length === 0) && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Pilih paling sedikit satu ruang dan satu kertas.
        </Typography>
      )}
      {download.isPending && (
        <Box sx={{ mt: 2 }}>
          <ProsesBar words="Mencetak ruang…" proses={running} />
        </Box>
      )}
      {download.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messageOf(download.error)}
          <ErrorDetail error={download.error} />
        </Alert>
      )}
      {download.isSuccess && (
        <Alert severity="success" sx={{ mt: 2 }}>
          Berkas diunduh. {papers.includes('kartu') && 'Kartu memuat kata sandi: simpan baik-baik.'}{' '}
          {papers.includes('kartu_ruang') &&
            'Kartu ruang membuka layar ruangnya: serahkan hanya kepada pengawasnya.'}
        </Alert>
      )}
    </Paper>
  );
}
