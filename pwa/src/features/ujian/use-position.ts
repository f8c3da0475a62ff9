import { useSearchParams } from 'react-router-dom';

/** Position in the sheet, from 1, kept in the address so that a reload and the lists of links come back to it. */
export function usePosition(count: number): { nomor: number; goTo(nomor: number): void } {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('nomor') ?? 1);
  const clamp = (n: number): number => Math.min(Math.max(1, Number.isInteger(n) ? n : 1), Math.max(1, count));
  return {
    nomor: clamp(wanted),
    goTo: (nomor) => {
      setParams({ nomor: String(clamp(nomor)) }, { replace: true });
    },
  };
}
