import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useEngine } from '../../../shell/services.tsx';
import { Busy } from '../../../ui/busy.tsx';

/** `konfirmasi-selesai/{ujian_id}` leads to the finish of that attempt (N29). */
export function KonfirmasiSelesaiAlias() {
  const { ujian_id } = useParams();
  const engine = useEngine();
  const [path, setPath] = useState<string>();
  useEffect(() => {
    void engine.listHeld().then((held) => {
      const found = held.find((attempt) => attempt.ujian_id === ujian_id);
      setPath(found ? `/peserta/konfirmasi-selesai-ujian/${found.jadwal_ujian_id}` : '/peserta/dashboard');
    });
  }, [engine, ujian_id]);
  return path ? <Navigate to={path} replace /> : <Busy words="Membuka halaman…" />;
}
