import { useState } from 'react';
import { Icon } from '../icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import './password-field.css';

/** A password box with a switch that shows what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className="password-toggle"
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
          <span className="visually-hidden">Tampilkan kata sandi</span>
        </button>
      }
    />
  );
}
