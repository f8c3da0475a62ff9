import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { HttpClient } from '../../http/http-client.ts';

/** A network that is gone holds nobody up. */
const patienceMs = 2_000;

/**
 * Tells the server that a login ends; never rejects. It comes before another document is opened, which takes with it what
 * is still on its way. Where the server cannot be reached, the device forgets the login all the same.
 */
export async function sayGoodbye(http: HttpClient, leave: PlacedCall): Promise<void> {
  await http.send(leave, {}, AbortSignal.timeout(patienceMs)).catch(() => undefined);
}
