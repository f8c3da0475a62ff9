import { useCallback } from 'react';

/** Opens a PDF that lies in memory in a tab of its own, or saves it where the browser has no viewer. */
export function PdfLink({ blob }: { blob: Blob }) {
  const point = useCallback(
    (link: HTMLAnchorElement) => {
      link.href = URL.createObjectURL(blob);
      return () => URL.revokeObjectURL(link.href);
    },
    [blob],
  );
  return (
    <a ref={point} className="button button-plain" target="_blank" rel="noreferrer">
      Buka PDF di tab baru
    </a>
  );
}
