import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { cleanHtml, mediaAttribute } from './clean-html.ts';
import { useLoadMedia } from './use-media.ts';

/** Question HTML, cleaned, with its images. */
export function SoalHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  const load = useLoadMedia();
  useEffect(() => {
    const target = box.current;
    if (!target) return;
    target.replaceChildren(cleanHtml(html));
    const urls: string[] = [];
    let isGone = false;
    for (const image of target.querySelectorAll<HTMLImageElement>(`img[${mediaAttribute}]`)) {
      image.alt ||= 'Gambar soal';
      void load(image.getAttribute(mediaAttribute) ?? '').then(
        (blob) => {
          if (isGone) return;
          const url = URL.createObjectURL(blob);
          urls.push(url);
          image.src = url;
        },
        () => image.replaceWith('[gambar tidak dapat dibuka]'),
      );
    }
    return () => {
      isGone = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [html, load]);
  return <Box ref={box} sx={style} />;
}

const style = {
  overflowWrap: 'anywhere',
  overflowX: 'auto',
  overflowY: 'hidden',
  // A portrait as tall as the page would hide what stands around it.
  '& img': { maxWidth: '100%', height: 'auto', maxHeight: 320, objectFit: 'contain' },
  '& table': { borderCollapse: 'collapse' },
  // Whole words: a wide table is scrolled.
  '& td, & th': { border: 1, borderColor: 'divider', p: 0.5, overflowWrap: 'break-word' },
  '& p': { mt: 0, mb: 1 },
  '& > :last-child': { mb: 0 },
  '& [lang="ar"]': { fontFamily: 'var(--font-arabic)', fontSize: '1.35em', lineHeight: 2 },
};
