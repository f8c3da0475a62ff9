import { useId } from 'react';

interface PilihPdfProps {
  label: string;
  disabled?: boolean;
  /** Types or extensions, as the browser's own field names them; PDF unless said. */
  accept?: string;
  chosen: (file: File) => void;
}

/** Chooses a file of this device; the same one may be chosen again. */
export function PilihPdf({ label, disabled, accept = 'application/pdf', chosen }: PilihPdfProps) {
  const id = useId();
  return (
    <span className="pilih-pdf">
      <label htmlFor={id} className="button button-plain">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
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
