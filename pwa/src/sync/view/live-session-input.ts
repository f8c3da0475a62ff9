import type { JamRow } from '../../local-db/clock-db.ts';
import type { HeldStream } from '../stream/held-stream.ts';
import type { Ports } from '../ports/ports.ts';

/** What a sheet needs that is to be open in this tab. */
export interface LiveSessionInput {
  ports: Ports;
  held: HeldStream;
  /** The attempt's clock as saved on this device. */
  clock: Promise<JamRow | undefined>;
  keys: Record<string, string> | null;
  /** The server answered a moment ago. */
  met: boolean;
  /** This page has had the attempt open before. */
  isSameLife: boolean;
  /** Asks the server for the keys of an open sheet that has none here. */
  fetchKeys: () => Promise<Record<string, string> | null>;
  onClose: () => void;
}
