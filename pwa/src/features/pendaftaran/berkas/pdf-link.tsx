import { useCallback } from 'react';

/** Opens a PDF that lies in memory in a tab of its own: every browser has a viewer for it, and this page needs none. */
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
