import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useAppInfo, useEndedSignIn } from '../../app/services.tsx';
import { useTitle } from '../../app/use-title.ts';
import { BusyOverlay } from '../../ui/busy.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureBox } from './failure-box.tsx';
import { NoServerBox } from './no-server-box.tsx';
import { SchoolMark } from './school-mark.tsx';
import { loginTexts, withoutSpaces } from './sign-in-with.ts';
import { useLogin } from './use-login.ts';
import './login.css';

const focusAfterMs = 300;

/** Login of participants and staff in one form. */
export function LoginScreen() {
  const info = useAppInfo();
  const [dialog, setDialog] = useState<ReactNode>();
  const login = useLogin(setDialog);
  // Forms of the office keep what was typed as drafts; a participant's answers are kept by the sheet.
  const isWorkCutOff = (useEndedSignIn()?.user.authent ?? 'peserta') !== 'peserta';
  const [nomor, setNomor] = useState('');
  const [sandi, setSandi] = useState('');
  const [ingat, setIngat] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useTitle('Masuk');
  useEffect(() => {
    // Who is already typing elsewhere must not find his password in this field.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) first.current?.focus();
    }, focusAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (info.perlu_setup) return <Navigate to="/setup" replace />;

  const isEmpty = !withoutSpaces(nomor) || !sandi;
  return (
    <Card className="login">
      <SchoolMark info={info} />
      <h1>{info.apps_title || 'Tes Minat dan Bakat'}</h1>
      {/* The button that Enter would press is disabled while a field is empty, so Enter is listened for here. */}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void login.send({ nomor, sandi, ingat }).then((isGivenUp) => {
            // The participant who was here before comes back to this form.
            if (isGivenUp) setSandi('');
          });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isEmpty && event.target instanceof HTMLInputElement) {
            event.preventDefault();
            void login.send({ nomor, sandi, ingat });
          }
        }}
      >
        {isWorkCutOff && (
          <MessageBox tone="blue" role="status">
            Anda perlu masuk lagi. Yang sudah diisi dan belum disimpan masih ada di perangkat ini.
          </MessageBox>
        )}
        {login.disconnected && <NoServerBox info={info} />}
        <TextField
          ref={first}
          label="Nomor Peserta"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={nomor}
          error={login.fieldError}
          errorShownElsewhere
          onChange={(event) => {
            setNomor(event.target.value);
            login.forgetError();
          }}
        />
        <PasswordField
          label="Kata Sandi"
          name="password"
          value={sandi}
          onChange={(event) => {
            setSandi(event.target.value);
            login.forgetError();
          }}
        />
        <div className="login-row">
          <Checkbox
            checked={ingat}
            onChange={(event) => {
              setIngat(event.target.checked);
            }}
          >
            Ingat saya
          </Checkbox>
          <Link className="button button-quiet" to="/lupa-kata-sandi" state={nomor}>
            Lupa kata sandi
          </Link>
        </div>
        <Button type="submit" look="main" wide disabled={login.stage !== 'diam' || isEmpty}>
          Masuk
        </Button>
        <FailureBox failure={login.message} onRead={login.keepMessage} />
        {login.stage === 'berhasil' && (
          <MessageBox tone="green" role="status">
            {loginTexts.berhasil}
          </MessageBox>
        )}
      </form>
      <Chip>Powered by SIM-SPMB</Chip>
      {dialog ?? (login.stage === 'proses' && <BusyOverlay words={loginTexts.proses} />)}
    </Card>
  );
}
