import { useCallback, type ImgHTMLAttributes } from 'react';

interface GambarBlobProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  blob: Blob;
  alt: string;
}

/** A picture that lies in memory. */
export function GambarBlob({ blob, ...rest }: GambarBlobProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob);
      return () => URL.revokeObjectURL(image.src);
    },
    [blob],
  );
  return <img ref={show} {...rest} />;
}
