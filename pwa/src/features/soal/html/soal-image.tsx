import { useEffect, useRef } from 'react';
import { useLoadMedia } from './use-media.ts';

/** The image of a question or option. */
export function SoalImage({ name, alt, height = 160 }: { name: string; alt: string; height?: number }) {
  const image = useRef<HTMLImageElement>(null);
  const load = useLoadMedia();
  useEffect(() => {
    const shown = image.current;
    let url: string | undefined;
    let isGone = false;
    void load(name).then(
      (blob) => {
        if (isGone || !shown) return;
        url = URL.createObjectURL(blob);
        shown.src = url;
      },
      () => {
        if (shown) shown.alt = `${shown.alt} (tidak dapat dibuka)`;
      },
    );
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [name, load]);
  return <img ref={image} alt={alt} style={{ maxWidth: '100%', maxHeight: height, display: 'block' }} />;
}
