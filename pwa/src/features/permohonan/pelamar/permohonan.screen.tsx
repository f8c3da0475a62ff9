import { permohonanPelamar } from '@spmb/shared/permohonan/calls.ts';
import { Link } from 'react-router-dom';
import type { HttpClient } from '../../../http/http-client.ts';
import { useIngatan } from '../../../shell/isian/use-ingatan.ts';
import { Card } from '../../../ui/card.tsx';
import { BarisPermohonan } from './baris-permohonan.tsx';
import { Halaman } from './halaman.tsx';

const ask = async (http: HttpClient) => ({ daftar: await http.call(permohonanPelamar) });
const ke = { to: '/peserta/buat-permohonan', label: 'Buat permohonan' };

/** The own applications (/peserta/permohonan). */
export function PermohonanScreen() {
  const ingatan = useIngatan('permohonan', ask);
  return (
    <Halaman judul="Permohonan saya" ke={ke} ingatan={ingatan}>
      {(daftar) =>
        daftar.length === 0 ? (
          <Card>
            <p>
              Anda belum mengajukan permohonan. <Link to={ke.to}>Pilih formasi</Link>
            </p>
          </Card>
        ) : (
          <ul className="pelamar-daftar">
            {daftar.map((one) => (
              <BarisPermohonan key={one.id} permohonan={one} changed={ingatan.refresh} />
            ))}
          </ul>
        )
      }
    </Halaman>
  );
}
