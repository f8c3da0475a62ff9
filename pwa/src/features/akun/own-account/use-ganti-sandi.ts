import { gantiSandi } from '@spmb/shared/akun/calls.ts';
import { checkKataSandi, petunjukKataSandi, sandiTidakSama } from '@spmb/shared/akun/kata-sandi.ts';
import { isRole } from '@spmb/shared/kernel/role.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf, type Failure } from '../../../http/failure.ts';
import { CallError } from '../../../http/call-error.ts';
import { useServices, useSignIn } from '../../../shell/services.tsx';
import { startPathOf } from '../../../shell/session/sign-in.ts';
import { useNotify } from '../../../ui/notices.tsx';
import { namesOf } from '../login/sign-in-with.ts';
import { useRenewUser } from './use-renew-user.ts';

interface SandiValues {
  password: string;
  repassword: string;
  password_lama: string;
}
type SandiErrors = Partial<Record<string, string>>;
const empty: SandiValues = { password: '', repassword: '', password_lama: '' };

/** The change of the own password; the old one is asked for once the server wants it. */
export function useGantiSandi() {
  const { http, proofs } = useServices();
  const user = useSignIn()?.user;
  const renewUser = useRenewUser();
  const notify = useNotify();
  const navigate = useNavigate();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<SandiErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [asksOld, setAsksOld] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isForced = user?.ganti_sandi === true;

  function check(): SandiErrors {
    const { password, repassword } = values;
    if (password !== repassword) return { repassword: sandiTidakSama };
    const names = [user?.username, user?.email, user?.peserta?.nama, user?.peserta?.nisn ?? ''];
    const authent = isRole(user?.authent ?? '') ? (user?.authent as 'peserta') : 'operator';
    const wrong = checkKataSandi(
      password,
      authent,
      names.filter((name) => name !== undefined),
    );
    return wrong === undefined ? {} : { password: wrong };
  }

  async function send(): Promise<void> {
    if (isBusy) return;
    const found = check();
    setErrors(found);
    setFailure(undefined);
    const [first] = Object.values(found);
    if (first !== undefined) {
      notify('error', first);
      return;
    }
    setBusy(true);
    try {
      const { message, data } = await http.call(gantiSandi, values);
      if (user) proofs.keep(namesOf(user), data.bukti_perangkat);
      notify('success', message);
      setValues(empty);
      setAsksOld(false);
      await renewUser();
      if (isForced) void navigate(startPathOf(user.authent), { replace: true });
    } catch (problem) {
      const { kesalahan } = problem instanceof CallError ? problem : { kesalahan: {} as SandiErrors };
      setErrors(kesalahan);
      if (kesalahan['password_lama']) setAsksOld(true);
      if (Object.keys(kesalahan).length === 0) setFailure(failureOf(problem));
    } finally {
      setBusy(false);
    }
  }
  return {
    isForced,
    asksOld,
    isBusy,
    failure,
    send,
    /** What a field shows and hears. */
    bind: (field: keyof SandiValues) => ({
      name: field,
      value: values[field],
      error: errors[field],
      onChange: (event: { target: { value: string } }) => {
        const { value } = event.target;
        setValues((all) => ({ ...all, [field]: value }));
        setErrors((all) => ({ ...all, [field]: undefined }));
      },
    }),
  };
}

/** Sentences of both screens. */
export const gantiSandiWords = {
  title: 'Ganti Kata Sandi',
  forced: 'Anda masuk dengan kata sandi sekali pakai. Pilih kata sandi Anda sendiri untuk melanjutkan.',
  hint: (authent: string | undefined) => petunjukKataSandi(authent === 'peserta' ? authent : 'operator'),
  others: 'Setelah diganti, perangkat lain yang masuk dengan akun ini dikeluarkan.',
} as const;
