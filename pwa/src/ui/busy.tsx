import './busy.css';

/** A turning ring that always says in words what it waits for. */
export function Busy({ words }: { words: string }) {
  return (
    <p className="busy" role="status">
      <span className="busy-ring" aria-hidden="true" />
      {words}
    </p>
  );
}

/** Says that work goes on, over a whole screen that must not be touched meanwhile. */
export function BusyOverlay({ words }: { words: string }) {
  return (
    <div className="busy-overlay">
      <Busy words={words} />
    </div>
  );
}
