import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Box, Button, GlobalStyles, Stack, Typography } from '@mui/material';
import type { Peserta } from '@spmb/shared/peserta/peserta.schema.ts';
import { waLink } from '@spmb/shared/peserta/wa-link.ts';
import { useAppInfo } from '../../shell/services.tsx';
import { FactList } from '../../kit/display/fact-list.tsx';
import { useNotify } from '../../ui/notices.tsx';
import { pesanMasuk } from './pesan-masuk.ts';

interface SlipProps {
  peserta: Pick<Peserta, 'nama' | 'nomor_peserta' | 'nomor_hp'>;
  sandi: string;
}

/** How a participant signs in: to read, to print on a slip, or to send. Printing leaves everything else out. */
export function Slip({ peserta: { nama, nomor_peserta, nomor_hp }, sandi }: SlipProps) {
  const { company, alamat_server, wifi_nama } = useAppInfo();
  const notify = useNotify();
  const text = pesanMasuk({ sekolah: company, alamat: alamat_server ?? '', nama, nomor_peserta, sandi });
  const link = waLink(nomor_hp, text);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', 'Slip disalin.');
    } catch {
      // By plain http a browser lets nobody write to the clipboard.
      notify('info', 'Peramban ini tidak mengizinkan menyalin. Pilih teks kata sandinya, lalu salin.');
    }
  }
  return (
    <>
      <GlobalStyles styles={{ '@media print': { '#root': { display: 'none !important' } } }} />
      <Box
        role="group"
        aria-label="Slip"
        sx={{ border: '1px dashed', borderColor: 'text.secondary', borderRadius: 1.5, p: 2, my: 2 }}
      >
        <Typography sx={{ fontWeight: 700 }}>{company}</Typography>
        <Typography sx={{ mb: 1 }}>{nama}</Typography>
        <FactList
          facts={[
            ['Nama pengguna', nomor_peserta],
            ...(alamat_server ? [['Alamat', alamat_server] as const] : []),
            ...(wifi_nama ? [['Wi-Fi', wifi_nama] as const] : []),
          ]}
        />
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>Kata sandi</Typography>
        <Box
          component="strong"
          sx={{ fontFamily: 'monospace', fontSize: '1.5rem', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {sandi}
        </Box>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
        <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
          Cetak slip
        </Button>
        {link && (
          <Button startIcon={<WhatsApp />} href={link} target="_blank" rel="noopener noreferrer">
            Kirim lewat WhatsApp
          </Button>
        )}
        <Button startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          Salin
        </Button>
      </Stack>
    </>
  );
}
