import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { bolehBeralihPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import type { Permohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { useState } from 'react';
import { useAppInfo } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { HapusDialog } from './hapus-dialog.tsx';
import { PerbaikiDialog } from './perbaiki-dialog.tsx';
import { StatusChip } from './status-chip.tsx';
import { TombolDokumen } from './tombol-dokumen.tsx';

interface BarisPermohonanProps {
  permohonan: Permohonan;
  changed: () => void;
}

/** One application: where it stands, what the committee says of it, and what its applicant may do. */
export function BarisPermohonan({ permohonan, changed }: BarisPermohonanProps) {
  const { noreg, nama_jabatan, opd, status, dokumen, keterangan, diajukan_ms } = permohonan;
  const { zona } = useAppInfo();
  const [open, setOpen] = useState<'perbaiki' | 'hapus'>();
  const given = { permohonan, changed, close: () => setOpen(undefined) };
  return (
    <li>
      <Card className="pelamar-baris">
        <div className="pelamar-head">
          <h2>{nama_jabatan}</h2>
          <StatusChip status={status} />
        </div>
        <p>{opd}</p>
        <p className="muted">
          {noreg} · diajukan {dateInWords(localDate(diajukan_ms, zona))} pukul {clockText(diajukan_ms, zona)}
        </p>
        {keterangan && <p className="pelamar-keterangan">Dari panitia: {keterangan}</p>}
        <div className="pelamar-acts">
          {dokumen !== null && <TombolDokumen dokumen={dokumen} nama={nama_jabatan} />}
          {status === 'PERBAIKAN' && (
            <Button look="main" icon="sending" onClick={() => setOpen('perbaiki')}>
              Ajukan Perbaikan
            </Button>
          )}
          {bolehBeralihPermohonan(status, 'TIDAK_ADA', 'pelamar') && (
            <Button look="quiet" onClick={() => setOpen('hapus')}>
              Hapus
            </Button>
          )}
        </div>
      </Card>
      {open === 'perbaiki' && <PerbaikiDialog {...given} />}
      {open === 'hapus' && <HapusDialog {...given} />}
    </li>
  );
}
