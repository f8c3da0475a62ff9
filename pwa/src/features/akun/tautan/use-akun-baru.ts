import { sandiDariTautan } from '@spmb/shared/akun/calls.ts';
import { checkKataSandi, sandiTidakSama } from '@spmb/shared/akun/kata-sandi.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallError } from '../../../http/call-error.ts';
import { failureOf, type Failure } from '../../../http/failure.ts';
import { useServices } from '../../../shell/services.tsx';
import { leaveCatatan } from '../../../shell/session/catatan-masuk.ts';
import { takeToken } from './take-token.ts';

type Name = 'password' | 'repassword';
const empty = { password: '', repassword: '' };

/** An own password by the one-time link of the address; afterwards the login knows the number. */
export function useAkunBaru() {
  const { http } = useServices();
  const navigate = useNavigate();
  const [token] = useState(takeToken);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (isBusy) return;
    const wrong = checkKataSandi(values.password, 'peserta', []);
    const found =
      values.password !== values.repassword
        ? { repassword: sandiTidakSama }
        : wrong === undefined
          ? {}
          : { password: wrong };
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const { message, data } = await http.call(sandiDariTautan, { token, ...values });
      leaveCatatan({ pesan: message, nomor: data.nomor });
      void navigate('/login', { replace: true });
    } catch (problem) {
      const { kesalahan } = problem instanceof CallError ? problem : { kesalahan: {} };
      setErrors(kesalahan);
      if (Object.keys(kesalahan).length === 0) setFailure(failureOf(problem));
    } finally {
      setBusy(false);
    }
  }
  return {
    hasToken: token !== '',
    failure,
    isBusy,
    send,
    /** What a field shows and hears. */
    bind: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target;
        setValues((all) => ({ ...all, [name]: value }));
        setErrors((all) => ({ ...all, [name]: undefined }));
      },
    }),
  };
}
