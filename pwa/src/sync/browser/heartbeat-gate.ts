import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { beatTab, claimTab, releaseTab } from '../../local-db/tab-row.ts';
import type { Ports, TabGate } from '../ports/ports.ts';

/** Messages between the tabs of this browser, such as a BroadcastChannel carries. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** The answer ends listening. */
  listen(onMessage: (message: TabMessage) => void): () => void;
}

/** `siapa`: who holds it? The holder renews its row. `lepas`: it is free. */
export interface TabMessage {
  jenis: 'siapa' | 'lepas';
  nama: string;
}

const beatMs = 2_000;
/** Time for a holder whose timers the browser slows down to answer a question. */
const answerMs = 300;

/** One active tab by a heartbeat row, for plain http, where Web Locks do not exist. The row decides; messages only make it quick. */
export function createHeartbeatGate(
  ports: Pick<Ports, 'clock' | 'scheduler' | 'randomness' | 'db'>,
  channel: TabChannel,
): TabGate {
  return {
    claim(name, onChange) {
      const owner = toBase64Url(ports.randomness.bytes(9));
      let holds = false;
      let released = false;
      let cancel: () => void = () => undefined;
      const claim = () => claimTab(ports.db, name, owner, ports.clock.nowMs()).catch(() => true);
      const beat = () => beatTab(ports.db, name, owner, ports.clock.nowMs()).catch(() => true);
      const later = (ms: number, work: () => Promise<void>): void => {
        cancel();
        if (!released) cancel = ports.scheduler.after(ms, () => void work());
      };
      const become = (next: boolean): void => {
        if (released || next === holds) return;
        holds = next;
        onChange(holds);
      };
      /** A holder renews its row, a waiting tab tries again. */
      const step = async (): Promise<void> => {
        become(await (holds ? beat() : claim()));
        later(beatMs, step);
      };
      const stopListening = channel.listen(({ jenis, nama }) => {
        if (nama === name && !released && (jenis === 'siapa' ? holds : !holds)) void step();
      });
      channel.post({ jenis: 'siapa', nama: name });
      const settled = new Promise<boolean>((resolve) => {
        later(answerMs, async () => {
          holds = await claim();
          resolve(holds);
          later(beatMs, step);
        });
      });
      return {
        settled,
        release: () => {
          released = true;
          cancel();
          stopListening();
          const free = holds ? releaseTab(ports.db, name, owner) : Promise.resolve();
          void free.catch(() => undefined).then(() => channel.post({ jenis: 'lepas', nama: name }));
        },
      };
    },
  };
}
