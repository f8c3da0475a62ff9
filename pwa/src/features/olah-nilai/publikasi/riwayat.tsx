import type { Zone } from '@spmb/shared/kernel/zone.ts';
import type { KeadaanPublikasi, TindakanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { formatInstant } from '../../../shell/format-date.ts';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { Tabel } from '../simulasi/tabel.tsx';

/** Every act of publishing, the newest first: who, when, why, and what became of it. */
export function Riwayat({ keadaan: { riwayat, status } }: { keadaan: KeadaanPublikasi }) {
  const zona = useSchoolZone();
  if (riwayat.length === 0) return null;
  return (
    <Tabel
      label="Riwayat publikasi"
      heads={['No', 'Terbit', 'Oleh', 'Seleksi', 'Alasan', 'Kemudian']}
      rows={riwayat.map((one, at) => [
        String(one.nomor),
        formatInstant(one.terbit_ms, zona),
        one.nama,
        one.potret_nomor === null ? '–' : `nomor ${one.potret_nomor}`,
        one.alasan || '–',
        at === 0 && status === 'rencana' ? 'Menunggu waktunya' : laterWords(one, zona),
      ])}
    />
  );
}

function laterWords({ ditarik }: TindakanPublikasi, zona: Zone): string {
  if (!ditarik) return 'Berlaku';
  const when = formatInstant(ditarik.ms, zona);
  const why = ditarik.alasan && `: ${ditarik.alasan}`;
  return `${ditarik.diganti ? 'Diganti' : 'Ditarik'} ${ditarik.nama}, ${when}${why}`;
}
