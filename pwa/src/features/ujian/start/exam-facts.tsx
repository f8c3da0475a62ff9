import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { dateInWords, withDot } from '@spmb/shared/kernel/zone.ts';
import type { ExamInfo } from './use-exam-info.ts';

/** Question count, duration, start and end. */
export function ExamFacts({ info, zona }: { info: ExamInfo; zona: Zone }) {
  const rows = [
    ['Jumlah soal', `${info.jumlah_soal} soal`],
    ['Waktu', `${info.waktu} menit`],
    ['Sesi', info.sesi],
    ['Tanggal', dateInWords(info.tanggal)],
    ['Mulai', `${withDot(info.jam_mulai)} ${zona}`],
    ['Selesai', `${withDot(info.jam_selesai)} ${zona}`],
  ];
  return (
    <dl className="exam-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
