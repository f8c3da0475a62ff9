import { printBuktiPengumuman } from '@spmb/shared/hasil-pendaftar/calls.ts';
import { printBukti } from '@spmb/shared/kertas-ujian/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { usePrint } from '../../../shell/isian/use-print.ts';

interface PrintMenuProps {
  nomorRegister: string;
  /** Accepted by what is published. */
  diterima: boolean;
}

/** Papers of the application. */
export function PrintMenu({ nomorRegister, diterima }: PrintMenuProps) {
  const { printing, print } = usePrint();
  const bukti = `bukti-pendaftaran-${nomorRegister.replaceAll(/[^\w-]/g, '-')}.pdf`;
  return (
    <Card className="dasbor-cetak">
      <h3>Cetak</h3>
      <Button
        disabled={nomorRegister === '' || printing !== undefined}
        onClick={() => void print(printBukti, bukti)}
      >
        {printing === bukti ? 'Menyiapkan bukti…' : 'Bukti pendaftaran'}
      </Button>
      {nomorRegister === '' && <p className="muted">Bukti pendaftaran ada sesudah formulir terkirim.</p>}
      <Button
        disabled={!diterima || printing !== undefined}
        onClick={() => void print(printBuktiPengumuman, 'bukti-penerimaan.pdf')}
      >
        {printing === 'bukti-penerimaan.pdf' ? 'Menyiapkan bukti…' : 'Bukti pengumuman'}
      </Button>
      {!diterima && (
        <p className="muted">Bukti pengumuman ada sesudah hasil seleksi diumumkan, bila Anda diterima.</p>
      )}
    </Card>
  );
}
