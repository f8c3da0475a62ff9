import { clockText } from '@spmb/shared/kernel/zone.ts';
import { useAppInfo } from '../../../shell/services.tsx';
import type { ExamView, SaveState } from '../../../sync/ports/exam-session.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';

/** Where an answer is, in words; the server is named only where it has acknowledged. */
export const answerWords: Record<SaveState, string> = {
  menulis: 'Sedang disimpan',
  belum: 'Belum tersimpan. Silahkan Ulang Kembali',
  perangkat: 'Tersimpan di perangkat',
  server: 'Terkirim ',
  menunggu_pengawas: 'Di server, menunggu pengawas',
  ditolak: 'Tidak diterima server. Angkat tangan.',
};

const looks: Record<SaveState, readonly [IconName, string]> = {
  menulis: ['device', 'grey'],
  belum: ['alert', 'red'],
  perangkat: ['device', 'grey'],
  server: ['check', 'blue'],
  menunggu_pengawas: ['clock', 'violet'],
  ditolak: ['alert', 'red'],
};

interface AnswerStateProps {
  saved: ExamView['simpan'][string] | undefined;
  /** No try to send has failed since the last answer of the server. */
  sending: boolean;
}

/** Words for the answer of the question in view. One that the disk refuses is on its way as long as the server answers (N52). */
export function AnswerState({ saved, sending }: AnswerStateProps) {
  const { zona } = useAppInfo();
  if (!saved) return <span />;
  const isOnItsWay = saved.keadaan === 'belum' && sending;
  const [icon, tone] = isOnItsWay ? (['sending', 'grey'] as const) : looks[saved.keadaan];
  return (
    <span className={`answer-state answer-state-${tone}`}>
      <Icon name={icon} size={18} />
      {isOnItsWay ? 'Sedang Mengirim Jawaban' : answerWords[saved.keadaan]}
      {saved.keadaan === 'server' && clockText(saved.pada_ms, zona)}
    </span>
  );
}
