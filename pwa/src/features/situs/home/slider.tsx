import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import type { Slider as Gambar } from '@spmb/shared/situs/baris.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Slide } from '../../../shell/display/slide.tsx';
import './slider.css';

const stayMs = 7_000;

/** The school's pictures, one at a time. They turn by themselves until somebody turns them, or wants no motion. */
export function Slider({ slides }: { slides: readonly Gambar[] }) {
  const [shown, setShown] = useState(0);
  const [isTurning, setTurning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const count = slides.length;
  useEffect(() => {
    if (!isTurning || count < 2) return;
    const timer = setTimeout(() => {
      setShown((shown + 1) % count);
    }, stayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isTurning, shown, count]);
  const turn = (by: number) => {
    setTurning(false);
    setShown((shown + by + count) % count);
  };
  const slide = slides[shown % count];
  if (!slide) return null;
  return (
    <section className="slider" aria-roledescription="korsel" aria-label="Gambar sekolah">
      <div aria-live={isTurning ? 'off' : 'polite'}>
        <Slide key={slide.path} {...slide} picture={pathOf(slide)} />
      </div>
      {count > 1 && (
        <div className="slider-acts">
          <Button aria-label="Gambar sebelumnya" icon="back" onClick={() => turn(-1)} />
          <Button onClick={() => setTurning(!isTurning)}>{isTurning ? 'Jeda' : 'Putar'}</Button>
          <Button aria-label="Gambar berikutnya" icon="next" onClick={() => turn(1)} />
          <span className="figures">
            {(shown % count) + 1} dari {count}
          </span>
        </div>
      )}
    </section>
  );
}

const pathOf = ({ path }: Gambar): string => at(bacaMedia, { name: path }).path;
