import { useEffect, useState } from 'react';
import { useSignIn } from '../services.tsx';

/** The registration form that this device holds of whoever is signed in. */
interface FormOnDevice {
  /** Changed fields and files that no server has. */
  unsaved: number;
  forget(): Promise<void>;
}

/** undefined: none, or not known yet. Whoever never opened a form here loads nothing of it. */
export function useFormOnDevice(): FormOnDevice | undefined {
  const akun = useSignIn()?.user.email;
  const [form, setForm] = useState<FormOnDevice>();
  useEffect(() => {
    if (akun !== undefined)
      void findForm(akun).then(setForm, () => {
        setForm(undefined);
      });
  }, [akun]);
  return form;
}

async function findForm(akun: string): Promise<FormOnDevice | undefined> {
  // Some browsers do not tell which databases there are.
  const held = 'databases' in indexedDB ? await indexedDB.databases() : undefined;
  if (held?.some(({ name }) => name === 'spmb-pendaftaran') === false) return undefined;
  const { countUnsaved, forgetForm } = await import('../../local-db/pendaftaran/leave-device.ts');
  return { unsaved: await countUnsaved(akun), forget: () => forgetForm(akun) };
}
