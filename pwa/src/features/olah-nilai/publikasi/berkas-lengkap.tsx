import { Button } from '@mui/material';
import { buktiSeleksiLengkap } from '@spmb/shared/bukti-seleksi/calls.ts';
import { useState } from 'react';
import { useFile } from '../../../kit/call/use-file.ts';
import { AlasanField } from '../../../kit/dialog/alasan-field.tsx';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { Masalah } from './masalah.tsx';

/** The whole run for the inspectorate, with ids, birth dates and distances; with a reason, on record. */
export function BerkasLengkap() {
  const [isAsking, setAsking] = useState(false);
  const [alasan, setAlasan] = useState('');
  const file = useFile(buktiSeleksiLengkap, 'form');
  return (
    <>
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => setAsking(true)}>
        Berkas lengkap untuk inspektorat
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Ambil berkas lengkap?"
          text="Berkas ini memuat seluruh seleksi yang terbit atau direncanakan, tanpa samaran: nomor pendaftar, tanggal lahir, jarak, dan nilai, ditandatangani server ini. Serahkan hanya kepada inspektorat. Pengambilannya tercatat dengan alasannya."
          yes="Ambil berkas"
          busy={file.isPending}
          disabled={alasan.trim() === ''}
          onYes={() =>
            file.mutate(
              { input: { alasan }, fileName: 'bukti-seleksi-lengkap.json' },
              { onSuccess: () => setAsking(false) },
            )
          }
          onNo={() => setAsking(false)}
        >
          <AlasanField value={alasan} onChange={setAlasan} />
          <Masalah problem={file.error === null ? undefined : messageOf(file.error)} />
        </ConfirmDialog>
      )}
    </>
  );
}
