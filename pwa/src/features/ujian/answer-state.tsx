import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useAppInfo } from '../../app/services.tsx';
import type { ExamView, SaveState } from '../../sync/exam-session.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { clockText } from '@spmb/shared/kernel/zone.ts';

const looks: Record<SaveState, { icon: IconName; tone: string }> = {
  belum: { icon: 'alert', tone: 'red' },
  perangkat: { icon: 'device', tone: 'grey' },
  server: { icon: 'check', tone: 'blue' },
  menunggu_pengawas: { icon: 'clock', tone: 'violet' },
  ditolak: { icon: 'alert', tone: 'red' },
};

/** Where an answer is, in words; the server is named only where it has acknowledged. */
export function textOfSaveState(keadaan: SaveState, padaMs: number, zona: Zone): string {
  switch (keadaan) {
    case 'belum':
      return 'Belum tersimpan. Silahkan Ulang Kembali';
    case 'perangkat':
      return 'Tersimpan di perangkat';
    case 'server':
      return `Terkirim ${clockText(padaMs, zona)}`;
    case 'menunggu_pengawas':
      return 'Di server, menunggu pengawas';
    case 'ditolak':
      return 'Tidak diterima server. Angkat tangan.';
  }
}

export function AnswerState({ saved }: { saved: ExamView['simpan'][string] | undefined }) {
  const { zona } = useAppInfo();
  if (!saved) return <span />;
  const { icon, tone } = looks[saved.keadaan];
  return (
    <span className={`answer-state answer-state-${tone}`}>
      <Icon name={icon} size={18} />
      {textOfSaveState(saved.keadaan, saved.pada_ms, zona)}
    </span>
  );
}
