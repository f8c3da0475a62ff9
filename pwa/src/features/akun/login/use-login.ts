import { useEffect, useState, type ReactNode } from 'react';
import type { Failure } from '../../../http/failure.ts';
import { useEngine, useServices } from '../../../shell/services.tsx';
import { untilLoaded } from '../../../ports/until-loaded.ts';
import { loginTexts, signInWith, withoutSpaces } from './sign-in-with.ts';

/** Failures of a login close after 5 s, the note about empty fields after 4 s. */
export const failureMs = 5000;
export const emptyMs = 4000;

export type LoginStage = 'diam' | 'proses' | 'berhasil';
interface LoginMessage extends Failure {
  /** undefined: its Rincian is being read. */
  closesAfterMs?: number;
}

/** The login as a small machine: what is shown, and the act of sending. `showDialog` puts a question over it. */
export function useLogin(showDialog: (dialog: ReactNode) => void) {
  const services = useServices();
  const { session, http } = services;
  const engine = useEngine();
  const [stage, setStage] = useState<LoginStage>('diam');
  const [message, setMessage] = useState<LoginMessage>();
  const [fieldError, setFieldError] = useState<string>();
  const [disconnected, setDisconnected] = useState(false);

  useEffect(() => {
    if (message?.closesAfterMs === undefined) return;
    const timer = setTimeout(() => {
      setMessage(undefined);
    }, message.closesAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);

  function show(failure: Failure, closesAfterMs: number): void {
    setMessage({ ...failure, closesAfterMs });
    setFieldError(failure.text);
  }

  /** true: the account may enter and does not want to; nothing of it stays. */
  async function send(form: { nomor: string; sandi: string; ingat: boolean }): Promise<true | undefined> {
    if (stage !== 'diam') return;
    if (!withoutSpaces(form.nomor) || !form.sandi) {
      show({ text: loginTexts.kosong }, emptyMs);
      return;
    }
    setStage('proses');
    setMessage(undefined);
    setFieldError(undefined);
    setDisconnected(false);
    const result = await signInWith(services, form);
    if (result.jenis !== 'berhasil') {
      setStage('diam');
      if (result.jenis === 'putus') setDisconnected(true);
      else show(result.failure, failureMs);
      return;
    }
    if (await engine.findLeftOpen(result.user.email)) {
      const { askGantiPeserta } = await untilLoaded(() => import('./ask-ganti-peserta.tsx'));
      if (!(await askGantiPeserta({ engine, http }, result, showDialog))) {
        setStage('diam');
        return true;
      }
    }
    setStage('berhasil');
    // The guard of the login page leads on, once this has been read; what comes next may be fetched meanwhile.
    void session.begin(result.token, result.user, form.ingat);
  }

  function forgetError(): void {
    setFieldError(undefined);
  }
  /** Keeps the message for as long as its Rincian is read. */
  function keepMessage(): void {
    setMessage((shown) => shown && { text: shown.text, detail: shown.detail });
  }
  return { keepMessage, stage, message, fieldError, disconnected, send, forgetError };
}
