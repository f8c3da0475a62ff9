import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { cleanHtml, mediaAttribute } from './clean-html.ts';
import { useLoadMedia } from './use-media.ts';

interface SoalHtmlProps {
  html: string;
  /** Images that are not stored yet, as data addresses by name. */
  small?: Readonly<Record<string, string>>;
}

/** Question HTML, cleaned, with its images. */
export function SoalHtml({ html, small = none }: SoalHtmlProps) {
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
      const name = image.getAttribute(mediaAttribute) ?? '';
      if (small[name] !== undefined) {
        image.src = small[name];
        continue;
      }
      void load(name).then(
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
  }, [html, load, small]);
  return <Box ref={box} sx={style} />;
}

const none: Readonly<Record<string, string>> = {};

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
