import { instantInWords } from '@spmb/shared/kernel/zone.ts';
import { isUnanswered } from '../../../http/call-error.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { useAppInfo } from '../../../shell/site.tsx';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import type { PublicSource } from './use-public-data.ts';

/** Says that what is shown is not today's, or that nothing could be fetched, and asks again; nothing where all is well. */
export function DataNote({ sources }: { sources: readonly PublicSource[] }) {
  const { zona } = useAppInfo();
  const failed = sources.filter(({ problem }) => problem !== undefined);
  const [first] = failed;
  if (!first) return null;
  const oldestMs = Math.min(...failed.map(({ kept }) => kept?.atMs ?? 0));
  const isAway = isUnanswered(first.problem);
  const per = `Data per ${instantInWords(oldestMs, zona)}`;
  const why = isAway
    ? 'Data belum dapat diambil. Periksa sambungan internet, lalu coba lagi.'
    : textOfProblem(first.problem);
  const known = isAway ? `${per}, ditampilkan tanpa jaringan.` : `${per}. Pembaruan gagal: ${why}`;
  return (
    <MessageBox tone={oldestMs > 0 ? 'amber' : 'red'} role={oldestMs > 0 ? 'status' : 'alert'}>
      {oldestMs > 0 ? known : why}
      <div>
        <Button
          disabled={failed.some(({ isBusy }) => isBusy)}
          onClick={() => {
            for (const { refresh } of failed) void refresh();
          }}
        >
          Coba lagi
        </Button>
      </div>
    </MessageBox>
  );
}
