import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppInfo } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { BusyOverlay } from '../../../ui/busy.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { LoginForm } from './login-form.tsx';
import { SchoolMark } from './school-mark.tsx';
import { loginTexts } from './sign-in-with.ts';
import { useLogin } from './use-login.ts';
import './login.css';

/** Login of participants and staff in one form. */
export function LoginScreen() {
  const info = useAppInfo();
  const [dialog, setDialog] = useState<ReactNode>();
  const login = useLogin(setDialog);
  useTitle('Masuk');
  useMessage();
  if (info.perlu_setup) return <Navigate to="/setup" replace />;
  return (
    <Card className="login">
      <SchoolMark info={info} />
      <h1>{info.apps_title || 'Tes Minat dan Bakat'}</h1>
      <LoginForm login={login} info={info} />
      <Chip>Powered by SIM-SPMB</Chip>
      <a className="button button-quiet" href="/home">
        Beranda
      </a>
      {dialog ?? (login.stage === 'proses' && <BusyOverlay words={loginTexts.proses} />)}
    </Card>
  );
}

/** Says what was done in another document that ended with the login. */
function useMessage(): void {
  const { pesan } = (useLocation().state ?? {}) as { pesan?: string };
  const notify = useNotify();
  useEffect(() => {
    if (pesan !== undefined) notify('success', pesan);
  }, [pesan, notify]);
}
