import { Button } from '../../../ui/button.tsx';
import { ribuan } from './cari.ts';

interface PagerProps {
  /** Pages count from 0. */
  shown: number;
  last: number;
  onTurn: (page: number) => void;
}

/** Turns the pages of a list; nothing where there is one. */
export function Pager({ shown, last, onTurn }: PagerProps) {
  if (last === 0) return null;
  return (
    <nav className="pager" aria-label="Halaman">
      <Button icon="back" disabled={shown === 0} onClick={() => onTurn(shown - 1)}>
        Sebelumnya
      </Button>
      <span className="figures">
        Halaman {ribuan(shown + 1)} dari {ribuan(last + 1)}
      </span>
      <Button iconAfter="next" disabled={shown === last} onClick={() => onTurn(shown + 1)}>
        Berikutnya
      </Button>
    </nav>
  );
}
