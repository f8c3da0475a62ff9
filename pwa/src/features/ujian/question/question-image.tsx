import { memo, useEffect, useState } from 'react';
import type { SealedImageRef } from '@spmb/shared/sync/seal/sealed-paket.ts';
import type { ExamSession } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { useImageZoom } from './use-image-zoom.tsx';

interface QuestionImageProps {
  lembar: Pick<ExamSession, 'imageUrl'>;
  image: SealedImageRef;
  words: string;
  /** What a tap on the picture does instead of enlarging it. */
  onPick?: () => void;
}

/** The image of a question or option, with its room kept while it opens and a button that enlarges it. */
export const QuestionImage = memo(function QuestionImage({
  lembar,
  image,
  words,
  onPick,
}: QuestionImageProps) {
  const [url, setUrl] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [enlarge, enlarged] = useImageZoom(words);
  useEffect(() => {
    let gone = false;
    lembar.imageUrl(image).then(
      (opened) => {
        if (!gone) setUrl(opened);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [lembar, image]);
  if (failed)
    return (
      <p className="question-image-failed">
        Gambar belum dapat dibuka. Angkat tangan bila soal ini membutuhkannya.
      </p>
    );
  const open = (): void => {
    enlarge(url);
  };
  return (
    <figure className="question-image">
      <img src={url} alt={words} width={image.lebar} height={image.tinggi} onClick={onPick ?? open} />
      <Button look="quiet" icon="zoom" onClick={open} disabled={!url}>
        Perbesar gambar
      </Button>
      {enlarged}
    </figure>
  );
});
