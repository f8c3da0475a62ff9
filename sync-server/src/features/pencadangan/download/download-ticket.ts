import { z } from 'zod';
import type { Context } from '../../../context.ts';

/** The way from the click to the browser's download, on a slow network too. */
const ticketMs = 60_000;

const contract = z.object({
  untuk: z.literal('unduh pencadangan'),
  sesi_id: z.string(),
  id: z.string(),
  berlaku_ms: z.number(),
});
/** The login that asked, and the backup it asked for. */
export type DownloadTicket = Pick<z.output<typeof contract>, 'sesi_id' | 'id'>;

/**
 * Tickets for a download that the browser makes itself, straight to the disk: it sends no authorization header. Each
 * opens one backup once, within a minute, and goes in the body of a form, never in an address.
 */
export function buildDownloadTickets({ secrets, clock }: Context) {
  const spent = new Map<string, number>();
  return {
    issue(asked: DownloadTicket): string {
      const berlaku_ms = clock.nowMs() + ticketMs;
      return secrets.seal(Buffer.from(JSON.stringify({ untuk: 'unduh pencadangan', ...asked, berlaku_ms })));
    },
    /** undefined: not ours, used before, or too old. */
    redeem(ticket: unknown): DownloadTicket | undefined {
      const nowMs = clock.nowMs();
      for (const [old, untilMs] of spent) if (untilMs < nowMs) spent.delete(old);
      if (typeof ticket !== 'string') return undefined;
      // Decoding forgives signs that mean nothing: the same ticket in another spelling is the same.
      const sealed = Buffer.from(ticket, 'base64url').toString('base64url');
      const read = contract.safeParse(openSealed(secrets, sealed)).data;
      if (!read || read.berlaku_ms < nowMs || spent.has(sealed)) return undefined;
      spent.set(sealed, read.berlaku_ms);
      return read;
    },
  };
}

function openSealed(secrets: Context['secrets'], sealed: string): unknown {
  try {
    return JSON.parse(Buffer.from(secrets.open(sealed)).toString());
  } catch {
    return undefined;
  }
}
