import { DeviceDb } from '../../local-db/device-db.ts';
import { browserClock } from '../../ports/browser-clock.ts';
import { createDurableSlot } from '../../shell/session/durable-slot.ts';

/** What the device's database keeps of a login, for a document that begins without it. */
export const slot = createDurableSlot(new DeviceDb(), browserClock);
