import type { DeviceDb } from './device-db.ts';
import type { ServerRow } from './exam-rows.ts';

/** Labels that a page has read, which no later reading changes. */
const known = new WeakMap<DeviceDb, string>();

/** The label of this device; `draw` is asked once, at the first use. */
export async function getPerangkat(db: DeviceDb, draw: () => string): Promise<string> {
  const label =
    known.get(db) ??
    (await db.transaction('rw', db.perangkat, async () => {
      const held = await db.perangkat.get('ini');
      if (held) return held.label;
      const drawn = draw();
      await db.perangkat.put({ id: 'ini', label: drawn });
      return drawn;
    }));
  known.set(db, label);
  return label;
}

export async function saveServer(db: DeviceDb, server: Omit<ServerRow, 'id'>): Promise<void> {
  await db.server.put({ ...server, id: 'ini' });
}

export async function findServer(db: DeviceDb): Promise<ServerRow | undefined> {
  return db.server.get('ini');
}
