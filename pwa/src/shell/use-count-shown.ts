import { pengumumanDibaca } from '@spmb/shared/pengumuman/calls.ts';
import { useEffect } from 'react';
import { browserRandomness } from '../ports/browser-randomness.ts';
import { openSafeStorage } from '../ports/safe-storage.ts';
import { useSite } from './site.tsx';

const key = 'spmb-pembaca';

/** What stands for this device where nobody is signed in. */
function deviceName(): string {
  const storage = openSafeStorage(() => localStorage);
  const drawn = () =>
    Array.from(browserRandomness.bytes(12), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const name = storage.getItem(key) ?? drawn();
  storage.setItem(key, name);
  return name;
}

/** Tells the server that announcements are shown: once in a visit to `reader`, who is signed in ('': nobody is); again later where it was not heard. */
export function useCountShown(ids: readonly string[], reader: string): void {
  const { http } = useSite();
  const said = ids.join();
  useEffect(() => {
    const storage = openSafeStorage(() => sessionStorage);
    const mark = `${key} ${reader}`;
    if (said === '' || storage.getItem(mark) === said) return;
    http
      .call(pengumumanDibaca, { ids: said.split(','), ...(reader === '' && { perangkat: deviceName() }) })
      // A count that is lost is nothing that a reader could mend.
      .then(
        () => storage.setItem(mark, said),
        () => undefined,
      );
  }, [http, said, reader]);
}
