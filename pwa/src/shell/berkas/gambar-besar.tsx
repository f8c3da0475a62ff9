import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { GambarBlob } from './gambar-blob.tsx';

interface GambarBesarProps {
  blob: Blob;
  alt: string;
  /** Further acts on it. */
  children?: ReactNode;
}

/** A picture at reading size: larger around the point that is tapped, and moved by scrolling. */
export function GambarBesar({ blob, alt, children }: GambarBesarProps) {
  const [isLarge, setLarge] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const point = useRef({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !isLarge) return;
    current.scrollLeft = point.current.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = point.current.y * current.scrollHeight - current.clientHeight / 2;
  }, [isLarge]);
  const tap = (event: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    point.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    setLarge(!isLarge);
  };
  return (
    <div className="berkas-gambar">
      <div ref={box} className="berkas-gambar-kotak" tabIndex={0} role="group" aria-label={alt}>
        <GambarBlob blob={blob} alt={alt} className={isLarge ? 'berkas-gambar-besar' : ''} onClick={tap} />
      </div>
      <div className="berkas-tombol">
        <Button
          icon="zoom"
          aria-pressed={isLarge}
          onClick={() => {
            point.current = { x: 0.5, y: 0.5 };
            setLarge(!isLarge);
          }}
        >
          {isLarge ? 'Perkecil' : 'Perbesar'}
        </Button>
        {children}
      </div>
    </div>
  );
}
