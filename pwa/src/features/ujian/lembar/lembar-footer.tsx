import { Button } from '../../../ui/button.tsx';

interface LembarFooterProps {
  nomor: number;
  count: number;
  doubt: boolean;
  toggleDoubt: () => void;
  goTo: (nomor: number) => void;
  goNext: () => void;
}

/** Sebelumnya · Ragu-ragu · Berikutnya; Selesai on the last question. */
export function LembarFooter({ nomor, count, doubt, toggleDoubt, goTo, goNext }: LembarFooterProps) {
  const isLast = nomor >= count;
  return (
    <footer className="sheet-footer">
      <Button
        icon="back"
        disabled={nomor <= 1}
        onClick={() => {
          goTo(nomor - 1);
        }}
      >
        Sebelumnya
      </Button>
      <Button className="doubt-button" icon="flag" aria-pressed={doubt} onClick={toggleDoubt}>
        Ragu-ragu
      </Button>
      <Button look="main" {...(isLast ? { icon: 'check' } : { iconAfter: 'next' })} onClick={goNext}>
        {isLast ? 'Selesai' : 'Berikutnya'}
      </Button>
    </footer>
  );
}
