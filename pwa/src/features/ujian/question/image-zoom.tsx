import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

/** An image as large as the screen, and twice that on a tap, to be moved by scrolling. */
export function ImageZoom({ url, words, onClose }: { url: string; words: string; onClose: () => void }) {
  const [large, setLarge] = useState(false);
  const toggle = (): void => {
    setLarge(!large);
  };
  return (
    <Dialog
      title={words}
      shape="wide"
      onClose={onClose}
      actions={
        <>
          <Button icon="zoom" aria-pressed={large} onClick={toggle}>
            {large ? 'Perkecil' : 'Perbesar'}
          </Button>
          <Button look="main" onClick={onClose}>
            Tutup
          </Button>
        </>
      }
    >
      <div className="image-zoom">
        <img src={url} alt={words} style={{ width: large ? '200%' : '100%' }} onClick={toggle} />
      </div>
    </Dialog>
  );
}
