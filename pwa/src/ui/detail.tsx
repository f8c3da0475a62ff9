import './detail.css';

interface DetailProps {
  children: string;
  /** It is for the user too, and seen at once. */
  isOpen?: boolean;
  /** Called when it is opened to be read. */
  onOpen?: () => void;
}

/** What stood behind the sentence of a failure, for who is called to help (N44). */
export function Detail({ children, isOpen = false, onOpen }: DetailProps) {
  return (
    <details className="detail" open={isOpen} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary>Rincian</summary>
      {children}
    </details>
  );
}
