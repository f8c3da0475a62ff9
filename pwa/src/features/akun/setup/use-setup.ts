import { checkKataSandi, sandiTidakSama } from '@spmb/shared/akun/kata-sandi.ts';
import * as calls from '@spmb/shared/sekolah/calls.ts';
import { readAlamatServer } from '@spmb/shared/sekolah/alamat-server.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useState } from 'react';
import { failureOf, type Failure } from '../../../http/failure.ts';
import { CallError } from '../../../http/call-error.ts';
import { useServices } from '../../../shell/services.tsx';

export interface SetupValues {
  nama_sekolah: string;
  zona: Zone;
  wifi_nama: string;
  alamat_server: string;
  /** The address is the same every day. */
  alamat_tetap: boolean;
  username: string;
  email: string;
  userpass: string;
  repass: string;
}
/** Fields that are typed. */
type TextOf = Exclude<keyof SetupValues, 'alamat_tetap'>;
export type SetupErrors = Partial<Record<keyof SetupValues, string>>;

const required: Partial<Record<TextOf, string>> = {
  nama_sekolah: 'Isi nama sekolah.',
  username: 'Isi nama Anda.',
  email: 'Isi nama masuk, misalnya admin atau alamat email.',
  userpass: 'Isi kata sandi.',
  repass: 'Ulangi kata sandi.',
};

/** What can be seen without the server; the server decides. */
export function checkSetup(values: SetupValues): SetupErrors {
  const errors: SetupErrors = {};
  for (const [field, text] of Object.entries(required) as [TextOf, string][])
    if (!values[field].trim()) errors[field] = text;
  const names = [values.username, values.email];
  const weak = checkKataSandi(values.userpass, 'administrator', names);
  if (weak !== undefined) errors.userpass ??= weak;
  const alamat = readAlamatServer(values.alamat_server);
  if ('salah' in alamat) errors.alamat_server = `Alamat server ${alamat.salah}`;
  if (!errors.repass && values.userpass !== values.repass) errors.repass = sandiTidakSama;
  return errors;
}

export interface Setup {
  values: SetupValues;
  errors: SetupErrors;
  failure: Failure | undefined;
  sending: boolean;
  change<Field extends keyof SetupValues>(field: Field, value: SetupValues[Field]): void;
  send(): Promise<void>;
}

/** The set-up form; what was typed stays where a sending fails. */
export function useSetup(onDone: (message: string) => void): Setup {
  const { http, info } = useServices();
  const [values, setValues] = useState<SetupValues>({
    nama_sekolah: '',
    zona: 'WIB',
    wifi_nama: '',
    alamat_server: '',
    alamat_tetap: false,
    username: '',
    email: '',
    userpass: '',
    repass: '',
  });
  const [errors, setErrors] = useState<SetupErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);

  async function send(): Promise<void> {
    const found = checkSetup(values);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      const { message } = await http.call(calls.setup, values);
      await info.refresh();
      onDone(message);
    } catch (problem) {
      setFailure(failureOf(problem));
      if (problem instanceof CallError) setErrors(problem.kesalahan);
    } finally {
      setSending(false);
    }
  }
  return {
    values,
    errors,
    failure,
    sending,
    send,
    change(field, value) {
      setValues((all) => ({ ...all, [field]: value }));
      setErrors((all) => ({ ...all, [field]: undefined }));
    },
  };
}
