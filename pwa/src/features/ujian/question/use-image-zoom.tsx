import { Suspense, useState, type ReactNode } from 'react';
import { untilLoaded } from '../../../ports/until-loaded.ts';
import { lazyScreen } from '../../../shell/lazy-screen.ts';

export const fetchImageZoom = () => untilLoaded(() => import('./image-zoom.tsx'));

const ImageZoom = lazyScreen(fetchImageZoom, 'ImageZoom');

/** Opens an image large, by its address, and what then stands over the page. */
export function useImageZoom(words: string): [(url: string | undefined) => void, ReactNode] {
  const [url, setUrl] = useState<string>();
  const close = (): void => {
    setUrl(undefined);
  };
  return [setUrl, <Suspense>{url && <ImageZoom url={url} words={words} onClose={close} />}</Suspense>];
}
