import { lihatDokumen } from '@spmb/shared/verifikasi/calls.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { useCallback, useRef, useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';

/** The documents that this reviewer has had before his eyes, and how another one is told to the server. */
export function useDilihat({ id, dokumen }: RekamVerifikasi) {
  const { call } = useStaffPort();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const shown = useRef(new Set<string>());
  const untold = useRef(new Set<string>());
  /** Tells what the server has not confirmed. What fails is told with the next one, and counts as not seen until then. */
  const beritahu = useCallback(() => {
    const kolom = [...untold.current];
    untold.current.clear();
    if (kolom.length === 0) return;
    call(lihatDokumen, { id, kolom }).then(
      () => setFresh((before) => new Set([...before, ...kolom])),
      () => kolom.forEach((one) => untold.current.add(one)),
    );
  }, [call, id]);
  const tandai = useCallback(
    (kolom: string) => {
      if (shown.current.has(kolom)) return;
      shown.current.add(kolom);
      untold.current.add(kolom);
      beritahu();
    },
    [beritahu],
  );
  const belum = dokumen.filter(({ path, kolom, dilihat }) => path !== '' && !dilihat && !fresh.has(kolom));
  return { belum, tandai, beritahu };
}
