import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import './text-field.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong with this field; stays until the field changes. */
  error?: string | undefined;
  /** The sentence is shown elsewhere already: here it stays for screen readers only. */
  errorShownElsewhere?: boolean;
  /** Stands inside the box, at the right. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text box with its hint and its own error. */
export function TextField({ label, hint, error, errorShownElsewhere, trailing, ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <div className="text-field-box">
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {trailing}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={errorShownElsewhere ? 'visually-hidden' : 'text-field-error'}>
          {error}
        </p>
      )}
    </div>
  );
}
