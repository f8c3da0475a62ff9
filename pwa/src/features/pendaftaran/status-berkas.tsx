import { kabarStatus } from '@spmb/shared/dasbor-pendaftar/kabar-status.ts';
import { diterima, ditolak, dicabut, draf, perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { DrafRow } from '../../local-db/pendaftaran/pendaftaran-db.ts';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../shell/format-date.ts';
import { useAppInfo } from '../../shell/services.tsx';
import { MessageBox } from '../../ui/message-box.tsx';

const tones: Readonly<Record<number, 'green' | 'red' | 'amber'>> = {
  [diterima]: 'green',
  [ditolak]: 'red',
  [dicabut]: 'red',
  [perbaikan]: 'amber',
};

/** Where the file is after a send: number, time, what the committee said, and what comes next. */
export function StatusBerkas({ row: { rekaman } }: { row: DrafRow }) {
  const { zona } = useAppInfo();
  const { status, nomor_register, dikirim_ms, pesan } = rekaman;
  if (status === draf) return null;
  return (
    <MessageBox tone={tones[status] ?? 'blue'} role="status" title={statusBerkasText(status)}>
      {nomor_register && (
        <p>
          Nomor pendaftaran <strong className="figures">{nomor_register}</strong>
          {dikirim_ms !== null && `, terkirim ${formatInstant(dikirim_ms, zona)} ${zona}`}
        </p>
      )}
      {pesan && <p>Pesan panitia: {pesan}</p>}
      <p>{kabarStatus(status).body}</p>
      {nomor_register && <Link to="/peserta/dashboard">Bukti pendaftaran dan jadwal ada di dasbor</Link>}
    </MessageBox>
  );
}
