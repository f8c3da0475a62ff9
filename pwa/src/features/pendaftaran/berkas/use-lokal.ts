import { useEffect, useState } from 'react';
import type { BerkasPort, KeadaanBerkas } from './berkas-port.ts';

interface Lokal {
  nilai: string;
  /** undefined: its file can neither be had nor be drawn now. */
  kecil: Blob | undefined;
  /** In bytes; undefined where only the server has the file. */
  ukuran: number | undefined;
}

/** What can be shown of a file; its name is known once the files of this device are read. */
export function useLokal(port: BerkasPort, nilai: string, { keadaan, nama }: KeadaanBerkas): Partial<Lokal> {
  const [found, setFound] = useState<Lokal>();
  const isOnServer = keadaan === 'di-server';
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const [kecil, file] = await Promise.all([port.kecil(nilai), isOnServer ? undefined : port.buka(nilai)]);
      if (!isGone) setFound({ nilai, kecil: kecil?.size ? kecil : undefined, ukuran: file?.size });
    };
    // Without them the field still says what it holds and where that is.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [port, nilai, isOnServer, nama]);
  return found?.nilai === nilai ? found : {};
}
