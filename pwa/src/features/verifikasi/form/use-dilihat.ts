import { lihatDokumen } from '@spmb/shared/verifikasi/calls.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { useCallback, useRef, useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';

/** What was shown of the submission `ke`, and what of it the server has not confirmed. */
const nothing = (ke: number) => ({ ke, shown: new Set<string>(), untold: new Set<string>() });

/**
 * The documents that this reviewer has had before his eyes, and how another one is told to the server. What is sent anew is
 * looked at anew.
 */
export function useDilihat({ id, ke, dokumen }: RekamVerifikasi) {
  const { call } = useStaffPort();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const told = useRef(nothing(ke));
  const ofNow = useCallback(() => {
    if (told.current.ke !== ke) told.current = nothing(ke);
    return told.current;
  }, [ke]);
  /** Tells what the server has not confirmed. What fails is told with the next one, and counts as not seen until then. */
  const beritahu = useCallback(() => {
    const { untold } = ofNow();
    const kolom = [...untold];
    untold.clear();
    if (kolom.length === 0) return;
    call(lihatDokumen, { id, ke, kolom }).then(
      () => setFresh((before) => new Set([...before, ...kolom.map((one) => nameOf(ke, one))])),
      () => kolom.forEach((one) => untold.add(one)),
    );
  }, [call, id, ke, ofNow]);
  const tandai = useCallback(
    (kolom: string) => {
      const { shown, untold } = ofNow();
      if (shown.has(kolom)) return;
      shown.add(kolom);
      untold.add(kolom);
      beritahu();
    },
    [beritahu, ofNow],
  );
  const belum = dokumen.filter(
    ({ path, kolom, dilihat }) => path !== '' && !dilihat && !fresh.has(nameOf(ke, kolom)),
  );
  return { belum, tandai, beritahu };
}

const nameOf = (ke: number, kolom: string) => `${ke}/${kolom}`;
