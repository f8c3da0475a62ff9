import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSteady } from '../../../shell/use-steady.ts';
import { openSafeStorage } from '../../../ports/safe-storage.ts';

const key = 'spmb-soal';
const storage = openSafeStorage(() => localStorage);

/**
 * Position in the sheet, from 1: in the address for a reload and the lists of links, on this device for who left the sheet and comes back.
 * It is state of its own, since the router is in no hurry and the next key belongs to the question that follows.
 */
export function usePosition(
  jadwalUjianId: string,
  count: number,
): { nomor: number; goTo(nomor: number): void } {
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState(() => Number(params.get('nomor') ?? readLast(jadwalUjianId)));
  const clamp = (n: number): number => Math.min(Math.max(1, Number.isInteger(n) ? n : 1), Math.max(1, count));
  const goTo = useSteady((next: number) => {
    const nomor = clamp(next);
    setWanted(nomor);
    storage.setItem(key, `${jadwalUjianId} ${nomor}`);
    setParams({ nomor: String(nomor) }, { replace: true });
  });
  return { nomor: clamp(wanted), goTo };
}

function readLast(jadwalUjianId: string): string | undefined {
  const [exam, nomor] = storage.getItem(key)?.split(' ') ?? [];
  return exam === jadwalUjianId ? nomor : undefined;
}
