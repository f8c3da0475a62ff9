import { useId } from 'react';

interface PilihPdfProps {
  label: string;
  disabled?: boolean;
  chosen: (file: File) => void;
}

/** Chooses a PDF of this device; the same one may be chosen again. */
export function PilihPdf({ label, disabled, chosen }: PilihPdfProps) {
  const id = useId();
  return (
    <span className="pilih-pdf">
      <label htmlFor={id} className="button button-plain">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept="application/pdf"
        className="visually-hidden"
        disabled={disabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) chosen(file);
        }}
      />
    </span>
  );
}
