import { mediaOf, plainItem } from '@spmb/shared/soal/plain-item.ts';
import { KOLOM_SOAL, type Soal } from '@spmb/shared/soal/soal.schema.ts';
import type { PlainItem, SealedImageRef } from '@spmb/shared/sync/seal/sealed-paket.ts';
import { useEffect, useState } from 'react';
import { cleanHtml, mediaAttribute } from '../html/clean-html.ts';
import { useLoadMedia } from '../html/use-media.ts';

interface Opened {
  soal: Soal;
  item: PlainItem | undefined;
}

/** A question as participants receive it, its images open and of their true size. */
export function usePlainItem(soal: Soal) {
  const load = useLoadMedia();
  const [opened, setOpened] = useState<Opened>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const urls: string[] = [];
    let isGone = false;
    const open = async (id: string): Promise<[string, SealedImageRef]> => {
      const blob = await load(id);
      const { width: lebar, height: tinggi } = await createImageBitmap(blob);
      const alamat = URL.createObjectURL(blob);
      urls.push(alamat);
      if (isGone) URL.revokeObjectURL(alamat);
      return [id, { alamat, kunci: '', mime: blob.type, lebar, tinggi }];
    };
    Promise.all([...new Set(mediaOf(soal))].map(open)).then(
      (images) => {
        const refs = new Map(images);
        if (!isGone) setOpened({ soal, item: plainItem(cleaned(soal), (id) => refs.get(id)) });
      },
      () => {
        if (!isGone) setOpened({ soal, item: undefined });
      },
    );
    return () => {
      isGone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [soal, load, round]);
  const here = opened?.soal === soal ? opened : undefined;
  return {
    item: here?.item,
    failed: here !== undefined && !here.item,
    retry: () => setRound((before) => before + 1),
  };
}

/** Cleaned once more: the sheet trusts what is sealed, the back office nothing. */
function cleaned(soal: Soal): Soal {
  const safe = { ...soal };
  for (const kolom of KOLOM_SOAL) {
    const inert = document.createElement('template');
    inert.content.append(cleanHtml(soal[kolom]));
    safe[kolom] = inert.innerHTML.replaceAll(`${mediaAttribute}="`, 'src="media:');
  }
  return safe;
}
