import { petunjukKataSandi } from '@spmb/shared/akun/kata-sandi.ts';
import { useEffect, useRef } from 'react';
import { isUnanswered } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import { WaitButton } from '../../shell/display/wait-button.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import type { Isian } from './draft.ts';
import type { useRegistrasi } from './use-registrasi.ts';

interface RegistrasiFormProps {
  registrasi: ReturnType<typeof useRegistrasi>;
  regby: 'email' | 'nisn';
}

const identifiers = {
  nisn: { label: 'NISN', hint: '10 digit, ada di rapor atau kartu NISN.', inputMode: 'numeric' },
  email: { label: 'Email', hint: 'Seperti nama@contoh.com.', inputMode: 'email' },
} as const;
const unsentText =
  'Formulir belum terkirim karena server tidak terjangkau. Semua isian masih ada di sini. Periksa sambungan internet, lalu tekan Kirim lagi.';

/** Who one is and how one will sign in. */
export function RegistrasiForm({ registrasi, regby }: RegistrasiFormProps) {
  const { isian, kesalahan, problem, isSending, change, send } = registrasi;
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  // Once the answer to a sending is on the screen, whoever sent it stands at the first field to mend.
  useEffect(() => {
    if (!sent.current || isSending) return;
    sent.current = false;
    form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [kesalahan, isSending]);
  const bind = (name: keyof Isian) => ({
    name,
    value: isian[name],
    error: kesalahan[name],
    onChange: (event: { target: { value: string } }) => {
      change(name, event.target.value);
    },
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sent.current = true;
        void send();
      }}
    >
      <TextField label="Nama Lengkap" autoComplete="name" dir="auto" {...bind('username')} />
      <TextField {...identifiers[regby]} autoComplete="username" autoCapitalize="none" {...bind('email')} />
      <TextField
        label="Nomor HP (WhatsApp)"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        {...bind('telepon')}
      />
      <PasswordField
        label="Kata Sandi"
        hint={petunjukKataSandi('peserta')}
        autoComplete="new-password"
        {...bind('userpass')}
      />
      <PasswordField label="Kata Sandi Ulang" autoComplete="new-password" {...bind('repass')} />
      {problem !== undefined && (
        <MessageBox tone="red" role="alert">
          {isUnanswered(problem) ? unsentText : textOfProblem(problem)}
        </MessageBox>
      )}
      <WaitButton type="submit" look="main" wide problem={problem} disabled={isSending}>
        {isSending ? 'Mengirim…' : 'Kirim'}
      </WaitButton>
    </form>
  );
}
