import type { Envelope } from '@spmb/shared/kernel/envelope.ts';
import type { Call } from './route.ts';

/** A successful action: the envelope with `status:true`. Extra fields stand beside `message`, as the spec's answers do. */
export function done(call: Call, message: string, fields: Record<string, unknown> = {}): Response {
  const envelope: Envelope = { status: true, message };
  return call.json({ ...envelope, ...fields });
}
