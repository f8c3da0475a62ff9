import { Icon } from '../../../ui/icon.tsx';
import type { DashboardPeserta } from './dashboard-memory.ts';
import './identity-card.css';

/** Who sits here: photo, name, number, room, seat, and the subject where one is about to start. */
export function IdentityCard({ peserta, mapel }: { peserta: DashboardPeserta; mapel?: string | undefined }) {
  const rows: [string, string | null | undefined][] = [
    ['Nomor peserta', peserta.nomor_peserta],
    ['NISN', peserta.nisn],
    ['Kelas', peserta.kelas],
    ['Ruang', peserta.ruang],
    ['Kursi', peserta.kursi],
    ['Mata pelajaran', mapel],
  ];
  return (
    <div className="identity">
      <div className="identity-photo" role="img" aria-label="Foto belum ada">
        <Icon name="user" size={40} />
      </div>
      <div className="identity-facts">
        <strong>{peserta.nama}</strong>
        <dl>
          {rows
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </div>
  );
}
