import { memo, useEffect, useMemo, useState } from 'react';
import type { PlainItem } from '@spmb/shared/sync/seal/sealed-paket.ts';
import type { ExamSession } from '../../../sync/ports/exam-session.ts';
import { listMediaNames, placeMedia } from './place-media.ts';
import { useImageZoom } from './use-image-zoom.tsx';
import '@fontsource/amiri/arabic-400.css';
import '@fontsource/amiri/arabic-700.css';
import './question-html.css';

interface QuestionHtmlProps {
  lembar: Pick<ExamSession, 'imageUrl'>;
  /** Sanitised when it was written and authenticated by the seal, so it is inserted as it is. */
  html: string;
  media: PlainItem['media'];
  /** Images open large when they are tapped; inside an answer row a tap chooses instead. */
  zoom?: boolean;
}

/** Question or option text with its images, mathematics, tables and Arabic. Drawn again only where it is another: the sheet around it changes each second. */
export const QuestionHtml = memo(function QuestionHtml({
  lembar,
  html,
  media,
  zoom = false,
}: QuestionHtmlProps) {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const [enlarge, enlarged] = useImageZoom('Gambar soal');
  useEffect(() => {
    let gone = false;
    for (const name of listMediaNames(html)) {
      const ref = media[name];
      if (!ref) continue;
      void lembar.imageUrl(ref).then(
        (url) => {
          if (!gone) setUrls((all) => ({ ...all, [name]: url }));
        },
        () => undefined,
      );
    }
    return () => {
      gone = true;
    };
  }, [lembar, html, media]);
  const placed = useMemo(() => ({ __html: placeMedia(html, media, urls) }), [html, media, urls]);
  return (
    <>
      <div
        className={zoom ? 'question-html question-html-zoom' : 'question-html'}
        dangerouslySetInnerHTML={placed}
        onClick={(event) => {
          if (zoom && event.target instanceof HTMLImageElement) enlarge(event.target.src);
        }}
      />
      {enlarged}
    </>
  );
});
