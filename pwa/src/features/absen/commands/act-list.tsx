import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { tindakanPeserta } from '@spmb/shared/absen/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { pelanggaran } from '@spmb/shared/absen/pelanggaran.schema.ts';
import type { TindakanPeserta } from '@spmb/shared/absen/tindakan-peserta.schema.ts';
import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { messageOf, useStaffPort } from '../../../kit/port/staff-port.ts';

const words: Record<TindakanPeserta['jenis'], string> = {
  tambah_waktu: 'Tambah waktu',
  reset_login: 'Reset login',
  reset_ujian: 'Reset ujian',
  paksa_selesai: 'Paksa selesai',
  buka_kembali: 'Ujian dibuka kembali',
  izinkan_mulai: 'Mulai tanpa server diizinkan',
  terima_tertahan: 'Jawaban tertahan diterima',
  tolak_tertahan: 'Jawaban tertahan tidak diterima',
  pelanggaran: 'Pelanggaran',
  salah_akun: 'Salah akun',
  pesan_layar: 'Pesan ke layar',
  terima_surat: 'Keputusan diambil lagi dari perangkat',
  lewati_kirim_ulang: 'Kirim ulang tidak ditunggu lagi',
};

/** What staff did for a participant of this row, with who, when and why; nothing where nothing was done. */
export function ActList({ row, zona }: { row: AbsenRow; zona: Zone }) {
  const port = useStaffPort();
  const query = useQuery({
    queryKey: ['absen-tindakan', row.id, row.pelanggaran],
    queryFn: () => port.call(at(tindakanPeserta, { id: row.id })),
  });
  if (query.isError) return <Typography variant="body2">{messageOf(query.error)}</Typography>;
  if (!query.data || query.data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="acts" sx={{ mt: 2 }}>
      <Typography id="acts" variant="h3" sx={{ fontSize: '1rem', mb: 0.5 }}>
        Catatan pengawas
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {query.data.map(({ id, jenis, menit, kode, alasan, nama, waktu_ms }) => (
          <li key={id}>
            {clockText(waktu_ms, zona)} · {words[jenis]}
            {menit !== null && ` ${menit} menit`}
            {kode !== null && `: ${pelanggaran[kode]}`}
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[kode !== null && alasan === pelanggaran[kode] ? '' : alasan, nama]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
