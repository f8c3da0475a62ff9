import { keluarAkun } from '@spmb/shared/akun/calls.ts';
import type { TokenAnswer } from '@spmb/shared/akun/token.ts';
import { gantiPeserta } from '@spmb/shared/ujian/calls.ts';
import type { ReactNode } from 'react';
import { isUnanswered } from '../../../http/call-error.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import { textOfProblem } from '../../../http/failure.ts';
import type { UserInfo } from '../../../shell/session/sign-in.ts';
import type { ExamEngine, LeftOpen } from '../../../sync/ports/exam-session.ts';
import { GantiPesertaDialog } from './ganti-peserta-dialog.tsx';

type Newcomer = { token: TokenAnswer; user: UserInfo };

const noServerText =
  'Server tidak terjangkau. Token belum diperiksa dan belum ada yang berubah. Periksa Wi-Fi, lalu coba lagi.';
const notSealedText =
  'Perangkat ini belum dapat menutup lembar peserta sebelumnya. Coba lagi, atau pakai perangkat lain.';

/**
 * Asks for the token of the room where a participant would sit down at the running attempt of another; `show` puts the
 * dialog on the screen. true: the way is free, and what the other left is sealed. false: the newcomer is signed out
 * again and nothing has changed. Staff are never asked.
 */
export async function askGantiPeserta(
  { engine, http }: { engine: ExamEngine; http: HttpClient },
  { token: login, user }: Newcomer,
  show: (dialog: ReactNode) => void,
): Promise<boolean> {
  if (user.authent !== 'peserta') return true;
  const own = http.as(login);

  const left = await engine.findLeftOpen(user.email);
  if (left === undefined) return true;

  /** undefined: done; else the sentence to show. */
  async function change({ ujian_id }: LeftOpen, token: string): Promise<string | undefined> {
    try {
      await own.call(gantiPeserta, { ujian_id, token });
    } catch (problem) {
      return isUnanswered(problem) ? noServerText : textOfProblem(problem);
    }
    return engine.seal().then(
      () => undefined,
      () => notSealedText,
    );
  }
  const isChanged = await new Promise<boolean>((resolve) => {
    show(<GantiPesertaDialog left={left} change={(token) => change(left, token)} onEnd={resolve} />);
  });
  show(undefined);
  // The device keeps nothing of this login; the server learns of it when it can be reached.
  if (!isChanged) void own.call(keluarAkun).catch(() => undefined);
  return isChanged;
}
