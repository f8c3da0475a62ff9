import { useEffect, useMemo, useRef, useState } from 'react';
import { checkRegistrasi } from '@spmb/shared/registrasi/check-registrasi.ts';
import { CallError } from '../../http/call-error.ts';
import { leaveCatatan } from '../../shell/session/catatan-masuk.ts';
import { useSite } from '../../shell/site.tsx';
import { createBukti } from './bukti.ts';
import { forgetDraft, keepDraft, readDraft, type Isian } from './draft.ts';
import { jenisOf, kirimRegistrasi } from './kirim-registrasi.ts';

export type Kesalahan = Partial<Record<keyof Isian, string>>;

/** The form as a small machine: what is typed, what is wrong with it, and the act of sending. */
export function useRegistrasi(regby: 'email' | 'nisn', onDone: () => void) {
  const { http, info, clock } = useSite();
  const bukti = useMemo(() => createBukti({ http, clock }), [http, clock]);
  const [isian, setIsian] = useState(readDraft);
  const [kesalahan, setKesalahan] = useState<Kesalahan>({});
  const [problem, setProblem] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  // What was typed stands there still when somebody comes back to the page.
  useEffect(() => {
    keepDraft(isian);
  }, [isian]);

  function change(field: keyof Isian, value: string): void {
    setIsian((now) => ({ ...now, [field]: value }));
    setKesalahan(({ [field]: _, ...others }) => others);
    // Without the network it is asked for again when the form is sent.
    bukti.get().catch(() => undefined);
  }

  async function send(): Promise<void> {
    if (isUnderWay.current) return;
    const wrong = checkRegistrasi(isian, regby);
    setKesalahan(wrong);
    setProblem(undefined);
    if (Object.keys(wrong).length > 0) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      const { message } = await kirimRegistrasi(http, bukti, isian);
      leaveCatatan({ pesan: message, nomor: isian.email.trim() });
      forgetDraft();
      onDone();
    } catch (reason) {
      // What was typed stays, and the page says that it is closed as every page does.
      if (jenisOf(reason) === 'pendaftaran-tutup') await info.refresh();
      isUnderWay.current = false;
      setSending(false);
      setProblem(reason);
      if (reason instanceof CallError) setKesalahan(reason.kesalahan);
    }
  }

  return {
    isian,
    kesalahan,
    problem,
    isSending,
    change,
    send,
  };
}
