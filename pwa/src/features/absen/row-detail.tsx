import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { AbsenRow } from './absen-row.ts';

/** Everything that is known of a row, for screens on which the list has no room for it. */
export function RowDetail({ row, onClose }: { row: AbsenRow; onClose: () => void }) {
  const facts: [string, string][] = [
    ['Nomor registrasi', row.noreg],
    ['Nomor peserta', row.nomor_peserta],
    ['Program keahlian', row.jurusan || '–'],
    ['Jadwal', row.jadwal],
    ['Ruang dan kursi', [row.ruang, row.kursi].filter(Boolean).join(', kursi ') || '–'],
    ['Jam masuk', row.jam_masuk ?? '–'],
    ['Jam keluar', row.jam_keluar ?? '–'],
    ['Nilai', row.nilai?.toLocaleString('id-ID') ?? 'belum diumumkan'],
    ['Status', row.status],
    ['Terjawab', `${row.terjawab} dari ${row.jumlah_soal}`],
    ['Belum terkirim', `${row.belum_terkirim} jawaban`],
    ['Menunggu persetujuan panitia', String(row.tertahan)],
    ['Percobaan ke', String(row.percobaan)],
    ['Perangkat', `${row.perangkat || '–'}${row.beda_layar ? ' (pindah layar)' : ''}`],
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="row-detail">
      <DialogTitle id="row-detail">{row.nama}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
        >
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" className="figures" sx={{ m: 0 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}
