import { lupaKataSandi } from '@spmb/shared/akun/calls.ts';
import { useState } from 'react';
import { useServices } from '../../../shell/services.tsx';
import { CallError } from '../../../http/call-error.ts';
import { failureOf, type Failure } from '../../../http/failure.ts';

/** A request for a new password; `typed` is what was typed at the login. `told`: the sentence that it has arrived. */
export function useLupaSandi(typed: string) {
  const { http } = useServices();
  const [email, setEmail] = useState(typed);
  const [nomorHp, setNomorHp] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isReady = email.trim() !== '' && !isBusy;

  async function send(): Promise<void> {
    if (!isReady) return;
    setBusy(true);
    setFailure(undefined);
    setErrors({});
    try {
      const body = { email, nomor_hp: nomorHp };
      setTold((await http.call(lupaKataSandi, body)).message);
    } catch (failed) {
      const kesalahan = failed instanceof CallError ? failed.kesalahan : {};
      setErrors(kesalahan);
      if (Object.keys(kesalahan).length === 0) setFailure(failureOf(failed));
    } finally {
      setBusy(false);
    }
  }
  return { email, setEmail, nomorHp, setNomorHp, isBusy, isReady, told, failure, errors, send };
}
