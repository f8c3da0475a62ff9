import { clockText } from '@spmb/shared/kernel/zone.ts';
import { useAppInfo } from '../../app/services.tsx';
import type { ExamView, SaveState } from '../../sync/exam-session.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** Where an answer is, in words; the server is named only where it has acknowledged. */
const looks: Record<SaveState, { icon: IconName; tone: string; words: string }> = {
  belum: { icon: 'alert', tone: 'red', words: 'Belum tersimpan. Silahkan Ulang Kembali' },
  perangkat: { icon: 'device', tone: 'grey', words: 'Tersimpan di perangkat' },
  server: { icon: 'check', tone: 'blue', words: 'Terkirim ' },
  menunggu_pengawas: { icon: 'clock', tone: 'violet', words: 'Di server, menunggu pengawas' },
  ditolak: { icon: 'alert', tone: 'red', words: 'Tidak diterima server. Angkat tangan.' },
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
  const { icon, tone, words } = looks[saved.keadaan];
  return (
    <span className={`answer-state answer-state-${tone}`}>
      <Icon name={icon} size={18} />
      {saved.keadaan === 'belum' && sending ? 'Sedang Mengirim Jawaban' : words}
      {saved.keadaan === 'server' && clockText(saved.pada_ms, zona)}
    </span>
  );
}
