import { lihatDokumen } from '@spmb/shared/verifikasi/calls.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { useCallback, useRef, useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';

/** The documents that this reviewer has had before his eyes, and how another one is told to the server. */
export function useDilihat({ id, dokumen }: RekamVerifikasi) {
  const { call } = useStaffPort();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const told = useRef(new Set<string>());
  const tandai = useCallback(
    (kolom: string) => {
      if (told.current.has(kolom)) return;
      told.current.add(kolom);
      call(lihatDokumen, { id, kolom }).then(
        () => setFresh((before) => new Set(before).add(kolom)),
        () => {
          // Told again when it is shown again; until then it counts as not seen.
          told.current.delete(kolom);
        },
      );
    },
    [call, id],
  );
  const belum = dokumen.filter(({ path, kolom, dilihat }) => path !== '' && !dilihat && !fresh.has(kolom));
  return { belum, tandai };
}
