import './detail.css';

interface DetailProps {
  children: string;
  /** Called when it is opened to be read. */
  onOpen?: () => void;
}

/** What stood behind the sentence of a failure, for who is called to help (N44). */
export function Detail({ children, onOpen }: DetailProps) {
  return (
    <details className="detail" onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary>Rincian</summary>
      {children}
    </details>
  );
}
