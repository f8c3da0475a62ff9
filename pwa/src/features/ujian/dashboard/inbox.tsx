import { awalanPengumuman } from '@spmb/shared/pengumuman/awalan.ts';
import { pesanDibaca } from '@spmb/shared/pesan/calls.ts';
import type { Pesan } from '@spmb/shared/pesan/pesan.schema.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { LinkedText } from '../../../shell/display/linked-text.tsx';
import { useServices, useSignIn } from '../../../shell/services.tsx';
import { useCountShown } from '../../../shell/use-count-shown.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { useNotify } from '../../../ui/notices.tsx';

/** Messages to the participant: the unread ones stand open, the others fold away. */
export function Inbox({ pesans, changed }: { pesans: readonly Pesan[]; changed: () => void }) {
  const { http } = useServices();
  const notify = useNotify();
  const unread = pesans.filter(({ dibaca }) => !dibaca);
  const read = pesans.filter(({ dibaca }) => dibaca);
  const announced = unread.filter(({ id }) => id.startsWith(awalanPengumuman));
  useCountShown(
    announced.map(({ id }) => id.slice(awalanPengumuman.length)),
    useSignIn()?.user.email ?? '',
  );
  const confirm = (id: string): void => {
    http.call(pesanDibaca, { ids: [id] }).then(changed, (problem: unknown) => {
      notify('error', textOfProblem(problem));
    });
  };
  return (
    <>
      {unread.map((pesan) => (
        <MessageBox key={pesan.id} tone="blue" title={pesan.title}>
          <Letter pesan={pesan} />
          <Button
            onClick={() => {
              confirm(pesan.id);
            }}
          >
            Sudah saya baca
          </Button>
        </MessageBox>
      ))}
      {read.length > 0 && (
        <Card>
          <details className="inbox-read">
            <summary>Pesan yang sudah dibaca ({read.length})</summary>
            {read.map((pesan) => (
              <div key={pesan.id}>
                <h3>{pesan.title}</h3>
                <Letter pesan={pesan} />
              </div>
            ))}
          </details>
        </Card>
      )}
    </>
  );
}

function Letter({ pesan: { body, dari, tanggal } }: { pesan: Pesan }) {
  return (
    <>
      <LinkedText text={body} />
      <p className="muted">
        {dari}, {dateInWords(tanggal)}
      </p>
    </>
  );
}
