import type { z } from 'zod';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { LanggananPush, Pemberitahuan } from './pemberitahuan.ts';
import type { langgananContract } from './pemberitahuan.schema.ts';

/** Whether this login gets its news on this device, and the key that a browser asks for to subscribe. */
export const pemberitahuan = getCall('/api/pemberitahuan', 'masuk').of<undefined, Pemberitahuan>();
/** The browser's subscription belongs to this login alone from now on, whosever it was. */
export const langganan = postCall('/api/pemberitahuan', 'masuk').of<
  z.input<typeof langgananContract>,
  Acted<{ data: LanggananPush }>
>();
export const akhiriLangganan = postCall('/api/pemberitahuan-akhiri', 'masuk').of<undefined, Acted>();
