import { untilLoaded } from '../../ports/until-loaded.ts';
import type { BackgroundSender } from './background-sender.ts';
import type { Ports } from '../ports/ports.ts';

/** The background sender, loaded when it is first asked for: no first question waits for it, and it needs the server. */
export function loadBackgroundSender(
  ports: Ports,
  isInUse: (aliran: string) => boolean,
  onFlushed: () => void,
): () => Promise<BackgroundSender> {
  let loaded: Promise<BackgroundSender> | undefined;
  return () =>
    (loaded ??= untilLoaded(() => import('./background-sender.ts')).then(
      (part) => new part.BackgroundSender(ports, isInUse, onFlushed),
    ));
}
