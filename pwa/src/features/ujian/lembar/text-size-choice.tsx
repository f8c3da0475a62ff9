import { textSizes, type TextSize } from './use-text-size.ts';

interface TextSizeProps {
  value: TextSize;
  onChange: (size: TextSize) => void;
}

const names: Record<TextSize, string> = { 16: 'Huruf kecil', 18: 'Huruf sedang', 22: 'Huruf besar' };

/** Steps to the next size, and from the largest to the smallest. */
function TextSizeStep({ value, onChange }: TextSizeProps) {
  const next = textSizes[(textSizes.indexOf(value) + 1) % textSizes.length] ?? value;
  return (
    <button
      type="button"
      className="text-size-step"
      style={{ fontSize: value }}
      aria-label={`${names[value]}, ganti ke ${names[next].toLowerCase()}`}
      onClick={() => {
        onChange(next);
      }}
    >
      A
    </button>
  );
}

/** Three sizes of the question text. */
export function TextSizeChoice({ value, onChange }: TextSizeProps) {
  return (
    <>
      <TextSizeStep value={value} onChange={onChange} />
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
    </>
  );
}
