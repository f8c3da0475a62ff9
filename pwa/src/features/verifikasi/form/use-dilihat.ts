import { lihatDokumen } from '@spmb/shared/verifikasi/calls.ts';
import type { DokumenRekam, RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { useCallback, useRef, useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';

/** Pages that were shown of a file, and how many it has. */
interface Halaman {
  shown: Set<number>;
  jumlah: number;
}

/** What was shown of the submission `ke`: pages by file, documents, and what of these the server has not confirmed. */
const nothing = (ke: number) => ({
  ke,
  halaman: new Map<string, Halaman>(),
  shown: new Set<string>(),
  untold: new Set<string>(),
});

/**
 * The documents that this reviewer has had before his eyes, and how another one is told to the server: once each page of its
 * file was shown, which several documents may share. What is sent anew is looked at anew.
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
    (kolom: string, number: number, jumlah: number) => {
      const { halaman, shown, untold } = ofNow();
      const path = pathOf(dokumen, kolom);
      const pages = new Set(halaman.get(path)?.shown).add(number);
      halaman.set(path, { shown: pages, jumlah });
      if (pages.size < jumlah || shown.has(kolom)) return;
      shown.add(kolom);
      untold.add(kolom);
      beritahu();
    },
    [beritahu, dokumen, ofNow],
  );
  /** Pages of a document that were not shown, where some were. */
  const sisaHalaman = (kolom: string): number[] => {
    const known = ofNow().halaman.get(pathOf(dokumen, kolom));
    const all = Array.from({ length: known?.jumlah ?? 0 }, (_, index) => index + 1);
    return all.filter((page) => !known?.shown.has(page));
  };
  const belum = dokumen.filter(
    ({ path, kolom, dilihat }) => path !== '' && !dilihat && !fresh.has(nameOf(ke, kolom)),
  );
  return { belum, tandai, beritahu, sisaHalaman };
}

const pathOf = (dokumen: readonly DokumenRekam[], kolom: string): string =>
  dokumen.find((one) => one.kolom === kolom)?.path ?? kolom;

const nameOf = (ke: number, kolom: string) => `${ke}/${kolom}`;
