import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { tertahanRuang } from '@spmb/shared/absen/calls.ts';
import { at as placed } from '@spmb/shared/kernel/call.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useIsKartuRuang } from '../look/kartu-ruang-context.ts';
import { TerimaDialog } from './terima-dialog.tsx';
import { violetAlert } from '../look/violet-alert.ts';

interface HeldStripProps {
  at: TanggalSesi;
  /** Rows of the room that is looked at. */
  rows: readonly AbsenRow[];
}

/** What came in after a room was closed, accepted in one act by who may. */
export function HeldStrip({ at, rows }: HeldStripProps) {
  const port = useStaffPort();
  const isKartuRuang = useIsKartuRuang();
  const [isOpen, setOpen] = useState(false);
  const waiting = rows.reduce((sum, { tertahan }) => sum + tertahan, 0);
  const call = placed(tertahanRuang, at);
  const { data = [] } = useQuery({
    // The live list says when there is more or less of it.
    queryKey: ['tertahan-ruang', call.path, waiting],
    queryFn: () => port.call(call),
    enabled: waiting > 0 && !isKartuRuang,
  });
  const shown = new Set(rows.map(({ id }) => id));
  const tertahan = data.filter(({ id }) => shown.has(id));
  const jumlah = tertahan.reduce((sum, one) => sum + one.jumlah, 0);
  if (waiting === 0 || jumlah === 0) return null;
  return (
    <>
      <Alert
        severity="info"
        icon={false}
        sx={violetAlert}
        action={
          <Button color="inherit" onClick={() => setOpen(true)}>
            Terima semuanya
          </Button>
        }
      >
        <strong>
          {jumlah} jawaban dari {tertahan.length} peserta
        </strong>{' '}
        tiba setelah ruang ditutup dan menunggu persetujuan panitia.
      </Alert>
      {isOpen && <TerimaDialog tertahan={tertahan} onClose={() => setOpen(false)} />}
    </>
  );
}
