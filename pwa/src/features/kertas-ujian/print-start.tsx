import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { FormatKertas } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import type { PrintState } from './use-print-kertas.ts';

/** In which form the papers come, and the print. */
export function PrintStart({ cetak }: { cetak: PrintState }) {
  const { chosenRuang, format, isOneFile, isNothing, setFormat, setIsOneFile, print, download } = cetak;
  return (
    <>
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
          disabled={chosenRuang.length < 2}
          onChange={(event) => setIsOneFile(event.target.value === 'satu')}
          sx={{ flex: { xs: '1 1 100%', sm: '0 0 260px' } }}
        >
          <MenuItem value="ruang">Satu berkas per ruang (.zip)</MenuItem>
          <MenuItem value="satu">Satu berkas semua ruang</MenuItem>
        </TextField>
        <Button
          variant="contained"
          startIcon={<PrintOutlined />}
          disabled={download.isPending || isNothing}
          onClick={print}
          sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' } }}
        >
          Unduh untuk {chosenRuang.length} ruang
        </Button>
      </Stack>
      {isNothing && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Pilih paling sedikit satu ruang dan satu kertas.
        </Typography>
      )}
    </>
  );
}
