import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { takeCatatan } from '../../../shell/session/catatan-masuk.ts';
import { useEndedSignIn, type useAppInfo } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FailureBox } from './failure-box.tsx';
import { NoServerBox } from './no-server-box.tsx';
import { loginTexts, withoutSpaces } from './sign-in-with.ts';
import { useLateFocus } from './use-late-focus.ts';
import type { useLogin } from './use-login.ts';

interface LoginFormProps {
  login: ReturnType<typeof useLogin>;
  info: ReturnType<typeof useAppInfo>;
}

/** Number and password; what stands between and after them is what the sign-in has to say. */
export function LoginForm({ login, info }: LoginFormProps) {
  const [catatan] = useState(takeCatatan);
  const [nomor, setNomor] = useState(catatan?.nomor ?? '');
  const [sandi, setSandi] = useState('');
  const [ingat, setIngat] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useLateFocus(first);
  const isEmpty = !withoutSpaces(nomor) || !sandi;
  // The button that Enter would press is disabled while a field is empty, so Enter is listened for at the form.
  return (
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
      <CutOffBox />
      {catatan && (
        <MessageBox tone="green" role="status">
          {catatan.pesan}
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
  );
}

/** To staff whose session has ended: forms of the office keep what was typed; a participant's answers are kept by the sheet. */
function CutOffBox() {
  const isWorkCutOff = (useEndedSignIn()?.user.authent ?? 'peserta') !== 'peserta';
  if (!isWorkCutOff) return null;
  return (
    <MessageBox tone="blue" role="status">
      Anda perlu masuk lagi. Yang sudah diisi dan belum disimpan masih ada di perangkat ini.
    </MessageBox>
  );
}
