import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { drawBox } from '@spmb/shared/sync/seal/server-box.ts';
import { getServer } from '../paket/fetch-server.ts';
import type { Ports } from '../ports/ports.ts';

interface Box {
  kunci_publik: string;
  fill: (plain: Uint8Array) => Uint8Array;
}

const ready = new WeakMap<Ports, Box>();

function draw(ports: Ports, kunci_publik: string): Box | undefined {
  const key = fromBase64Url(kunci_publik);
  return key && { kunci_publik, fill: drawBox(key, ports.randomness) };
}

/** Draws the box of the next start ahead, while the device waits for the network. */
export async function prepareBox(ports: Ports): Promise<void> {
  try {
    const { kunci_publik } = await getServer(ports);
    if (ready.get(ports)?.kunci_publik === kunci_publik) return;
    const box = draw(ports, kunci_publik);
    if (box) ready.set(ports, box);
  } catch {
    // The start draws its own, and says what is wrong.
  }
}

/** A box for the server with this key, which nobody else is given; undefined where that is no key. */
export function takeBox(ports: Ports, kunci_publik: string): Box['fill'] | undefined {
  const drawn = ready.get(ports);
  ready.delete(ports);
  return (drawn?.kunci_publik === kunci_publik ? drawn : draw(ports, kunci_publik))?.fill;
}
