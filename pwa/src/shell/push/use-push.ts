import * as calls from '@spmb/shared/pemberitahuan/calls.ts';
import { useEffect, useState } from 'react';
import { failureOf, type Failure } from '../../http/failure.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { findSubscription, keepTanda, readTanda } from '../../ports/tanda-push.ts';
import { useServices, useSignIn } from '../services.tsx';
import { endPush } from '../session/end-push.ts';
import { alasanTanpaPush, subscribe } from './perangkat-push.ts';

export interface PushState {
  /** `tanpa`: this device has none, and `alasan` says why. */
  keadaan: 'memuat' | 'tanpa' | 'mati' | 'menyala';
  alasan: string;
}

const dimatikan = 'Pemberitahuan ke perangkat dimatikan sekolah. Pesan tetap ada di kotak masuk.';

const mati: PushState = { keadaan: 'mati', alasan: '' };
const menyala: PushState = { keadaan: 'menyala', alasan: '' };

/** Subscribes this device for the login in force; `akun` is its login name. */
async function begin(http: HttpClient, akun: string, kunci: string): Promise<PushState> {
  const { data } = await http.call(calls.langganan, await subscribe(kunci));
  await keepTanda({ untuk: data.untuk, akun });
  return menyala;
}

/** Where it stands; on for an older login of the same account, it goes on with this one. */
async function look(http: HttpClient, akun: string): Promise<PushState> {
  const alasan = alasanTanpaPush();
  if (alasan !== undefined) return { keadaan: 'tanpa', alasan };
  const { nyala, aktif, kunci, sebab } = await http.call(calls.pemberitahuan);
  if (!nyala) return { keadaan: 'tanpa', alasan: dimatikan };
  const isOwn = (await readTanda())?.akun === akun;
  if (isOwn && aktif && (await findSubscription())) return { ...menyala, alasan: sebab };
  // A browser whose user has not allowed it is not asked without his wish.
  return isOwn && Notification.permission === 'granted' ? begin(http, akun, kunci) : mati;
}

/** Notifications of the own account on this device. */
export function usePush() {
  const { http } = useServices();
  const akun = useSignIn()?.user.email ?? '';
  const [state, setState] = useState<PushState>({ keadaan: 'memuat', alasan: '' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    let isShown = true;
    // What cannot be asked now is no fault of who looks at the page: the switch stands as off.
    void look(http, akun)
      .catch(() => mati)
      .then((found) => {
        if (isShown) setState(found);
      });
    return () => {
      isShown = false;
    };
  }, [http, akun]);

  async function run(work: () => Promise<PushState>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      setState(await work());
    } catch (problem) {
      setFailure(failureOf(problem));
    } finally {
      setBusy(false);
    }
  }
  return {
    ...state,
    isBusy,
    failure,
    nyalakan: () => run(async () => begin(http, akun, (await http.call(calls.pemberitahuan)).kunci)),
    matikan: () =>
      run(async () => {
        // The device first: it is silent also where the server cannot be asked.
        await endPush();
        await http.call(calls.akhiriLangganan).catch(() => undefined);
        return mati;
      }),
  };
}

/** Sentences of all screens. */
export const pushWords = {
  title: 'Pemberitahuan di perangkat ini',
  mati: 'Beri tahu saya di perangkat ini bila ada pesan baru. Isi pesan tidak ditampilkan di layar kunci.',
  menyala: 'Menyala: perangkat ini diberi tahu bila ada pesan baru.',
  nyalakan: 'Nyalakan pemberitahuan',
  matikan: 'Matikan pemberitahuan',
} as const;
