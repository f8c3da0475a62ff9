import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { DashboardPeserta } from './dashboard-memory.ts';
import './identity-card.css';

/** A photo by its stored name; its children stand in its place until it is there. */
export type FotoCard = ComponentType<{ name: string; children: ReactNode }>;

interface IdentityCardProps {
  peserta: DashboardPeserta;
  mapel?: string | undefined;
  /** Shows a photo; without one nothing is loaded. */
  Foto?: FotoCard | undefined;
}

/** Who sits here: photo, name, number, room, seat, and the subject where one is about to start. */
export function IdentityCard({ peserta, mapel, Foto }: IdentityCardProps) {
  const rows: [string, string | null | undefined][] = [
    ['Nomor peserta', peserta.nomor_peserta],
    ['NISN', peserta.nisn],
    ['Kelas', peserta.kelas],
    ['Ruang', peserta.ruang],
    ['Kursi', peserta.kursi],
    ['Mata pelajaran', mapel],
  ];
  const tanpaFoto = (
    <div
      className="identity-photo"
      role="img"
      aria-label={peserta.path ? 'Foto belum tampil' : 'Foto belum ada'}
    >
      <Icon name="user" size={40} />
    </div>
  );
  return (
    <div className="identity">
      {Foto && peserta.path ? (
        <Suspense fallback={tanpaFoto}>
          <Foto name={peserta.path}>{tanpaFoto}</Foto>
        </Suspense>
      ) : (
        tanpaFoto
      )}
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
