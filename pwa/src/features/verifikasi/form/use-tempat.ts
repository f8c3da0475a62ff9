import type { DokumenRekam, RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { useState } from 'react';
import { dokumenDi, langkahRekam, tempatDari } from './rekam/langkah-rekam.ts';

export interface TempatKerja {
  langkah: number;
  /** Steps that were looked at. */
  dilalui: ReadonlySet<number>;
  /** The document beside the step. */
  dokumen: DokumenRekam | undefined;
  /** Address of the one that comes next; '' where none does. */
  next: string;
  /** Whether scores stand beside their page. */
  isRapor: boolean;
  pilih: (langkah: number) => void;
  maju: () => void;
  mundur: () => void;
  dokumenMaju: () => void;
  dokumenMundur: () => void;
  bukaDokumen: (kolom: string) => void;
}

/** Where a reviewer stands in a file, and how he walks through it. */
export function useTempat(rekam: RekamVerifikasi): TempatKerja {
  const places = tempatDari(rekam);
  const [at, setAt] = useState(0);
  const [dilalui, setDilalui] = useState<ReadonlySet<number>>(new Set());
  const place = places[at];
  const langkah = place?.langkah ?? 0;
  const ofKolom = (kolom: string | undefined) => rekam.dokumen.find((one) => one.kolom === kolom);
  const go = (to: number) => {
    if (to < 0 || to >= places.length) return;
    setDilalui((before) => new Set(before).add(langkah));
    setAt(to);
  };
  const hasDokumen = ({ dokumen }: (typeof places)[number]) => dokumen !== undefined;
  const onward = places.slice(at + 1).find((one) => ofKolom(one.dokumen)?.path);
  return {
    langkah,
    dilalui,
    dokumen: ofKolom(dokumenDi(places, at)),
    next: ofKolom(onward?.dokumen)?.path ?? '',
    isRapor: langkahRekam[langkah]?.name.startsWith('rapor-') ?? false,
    pilih: (to) => go(places.findIndex((one) => one.langkah === to)),
    maju: () => go(at + 1),
    mundur: () => go(at - 1),
    dokumenMaju: () => go(places.findIndex((one, index) => index > at && hasDokumen(one))),
    dokumenMundur: () => go(places.slice(0, at).findLastIndex(hasDokumen)),
    bukaDokumen: (kolom) => go(places.findIndex(({ dokumen }) => dokumen === kolom)),
  };
}
