import { textSizes, type TextSize } from './use-text-size.ts';

const names: Record<TextSize, string> = { 16: 'Huruf kecil', 18: 'Huruf sedang', 22: 'Huruf besar' };

/** Three sizes of the question text. */
export function TextSizeChoice({ value, onChange }: { value: TextSize; onChange: (size: TextSize) => void }) {
  return (
    <div className="text-size" role="group" aria-label="Ukuran huruf">
      {textSizes.map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={size === value}
          aria-label={names[size]}
          style={{ fontSize: size }}
          onClick={() => {
            onChange(size);
          }}
        >
          A
        </button>
      ))}
    </div>
  );
}
