import { masaInWords } from '@spmb/shared/formasi/masa-formasi.ts';
import { formasiPelamar } from '@spmb/shared/permohonan/formasi-pelamar.ts';
import type { FormasiPelamar } from '@spmb/shared/permohonan/permohonan.ts';
import { useState } from 'react';
import type { HttpClient } from '../../../http/http-client.ts';
import { useIngatan } from '../../../shell/isian/use-ingatan.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { FormasiDialog } from './formasi-dialog.tsx';
import { Halaman } from './halaman.tsx';
import { StatusChip } from './status-chip.tsx';

const ask = async (http: HttpClient) => ({ daftar: await http.call(formasiPelamar) });
const ke = { to: '/peserta/permohonan', label: 'Permohonan saya' };

/** Positions to apply to (/peserta/buat-permohonan). */
export function BuatPermohonanScreen() {
  const ingatan = useIngatan('formasi', ask);
  return (
    <Halaman judul="Daftar formasi" ke={ke} ingatan={ingatan}>
      {(daftar) =>
        daftar.length === 0 ? (
          <Card>
            <p>
              Belum ada formasi yang menerima permohonan. Lihat lagi lain waktu, atau tanyakan ke panitia.
            </p>
          </Card>
        ) : (
          <ul className="pelamar-daftar">
            {daftar.map((one) => (
              <BarisFormasi key={one.id} formasi={one} />
            ))}
          </ul>
        )
      }
    </Halaman>
  );
}

function BarisFormasi({ formasi }: { formasi: FormasiPelamar }) {
  const { nama_jabatan, jenis_jabatan, opd, jumlah, terbuka, status } = formasi;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <Card className="pelamar-baris">
        <div className="pelamar-head">
          <h2>{nama_jabatan}</h2>
          {status === null ? (
            <Chip tone={terbuka ? 'blue' : 'grey'}>{terbuka ? 'Menerima permohonan' : 'Belum dimulai'}</Chip>
          ) : (
            <StatusChip status={status} />
          )}
        </div>
        <p>
          {jenis_jabatan} · {opd} · {jumlah} orang
        </p>
        <p className="muted">{masaInWords(formasi)}</p>
        <div className="pelamar-acts">
          <Button aria-label={`Lihat formasi ${nama_jabatan}`} onClick={() => setOpen(true)}>
            Lihat formasi
          </Button>
        </div>
      </Card>
      {isOpen && <FormasiDialog formasi={formasi} close={() => setOpen(false)} />}
    </li>
  );
}
