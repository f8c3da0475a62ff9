import { saringanPesan, type SaringanPesan } from '@spmb/shared/pesan/percakapan.ts';
import { useSearchParams } from 'react-router-dom';

/** Which conversations are shown: it lives in the address. */
export function useSaringan(): [SaringanPesan, (saring: SaringanPesan) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('saring');
  const saring = saringanPesan.find((one) => one === asked) ?? 'semua';
  const set = (next: SaringanPesan) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('saring', next);
      after.delete('page');
      return after;
    });
  return [saring, set];
}
