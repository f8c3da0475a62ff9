import { setupAlamat } from '@spmb/shared/sekolah/calls.ts';
import type { PilihanAlamat } from '@spmb/shared/sekolah/pilihan-alamat.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../shell/services.tsx';

/** The addresses that the server knows of itself; `ask` also reads one that was typed. Without the server there are none. */
export function usePilihanAlamat(onFirst: (alamat: string) => void) {
  const { http } = useServices();
  const [known, setKnown] = useState<PilihanAlamat>();
  const ask = async (alamat: string) => {
    const answer = await http.call(setupAlamat, { alamat }).catch(() => undefined);
    if (answer) setKnown(answer);
    return answer;
  };
  const first = useRef(async () => {
    const answer = await ask('');
    const alamat = answer?.pilihan[0]?.alamat;
    if (alamat !== undefined) onFirst(alamat);
  });
  useEffect(() => void first.current(), []);
  return { known, ask };
}
