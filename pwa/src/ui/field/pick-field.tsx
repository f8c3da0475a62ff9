import { useId } from 'react';
import { Icon } from '../icon.tsx';
import './text-field.css';

interface PickFieldProps {
  label: string;
  /** What is chosen, in words. */
  shown: string;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  onOpen: () => void;
}

/** A labelled choice that is made in a dialog. */
export function PickField({ label, shown, hint, error, disabled, onOpen }: PickFieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="text-field">
      <span className="text-field-label" id={`${id}-label`}>
        {label}
      </span>
      <div className="text-field-box">
        <button
          type="button"
          id={id}
          className="text-field-pick"
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={described || undefined}
          data-invalid={error ? true : undefined}
          disabled={disabled}
          onClick={onOpen}
        >
          <span>{shown}</span>
          <Icon name="next" size={16} />
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
