import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { canFullScreen, enterFullScreen } from './full-screen.ts';

/** Offers the full screen while it is not in use. */
export function FullScreenButton() {
  const [isFull, setIsFull] = useState(() => Boolean(document.fullscreenElement));
  useEffect(() => {
    const onChange = (): void => {
      setIsFull(Boolean(document.fullscreenElement));
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
    };
  }, []);
  if (isFull || !canFullScreen()) return null;
  return (
    <Button className="full-screen-button" look="quiet" icon="expand" onClick={enterFullScreen}>
      Layar penuh
    </Button>
  );
}
