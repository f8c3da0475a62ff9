import './skeleton.css';

/** Grey bars in the shape of what is coming, announced as one sentence. */
export function Skeleton({ lines = 3, words }: { lines?: number; words: string }) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{words}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
