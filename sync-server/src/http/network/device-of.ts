import { addressRange } from '@spmb/shared/kernel/address-range.ts';
import type { HttpBindings } from '@hono/node-server';
import { isIP } from 'node:net';
import type { NetworkSettings } from './network-settings.ts';
import type { Call, CallerMiddleware, PlainCall } from '../route.ts';

/** Label the client gives its device: helps people, decides only how fast failed logins slow down. */
export const deviceOf = (call: Call): string => (call.req.header('x-perangkat') ?? '').slice(0, 80);

/** Network address of whoever calls; '' where there is no socket. */
export const addressOf = (call: PlainCall): string => call.get('alamat');

/** Whether the caller is known to have come by https, up to the proxy that says so. */
export const isHttps = (call: PlainCall): boolean => call.get('isHttps');

/** What stands for one caller where failures are counted: an IPv6 device draws addresses of its /64 as it likes. */
export const networkOf = (address: string): string =>
  address.includes(':') ? addressRange(address) : address;

/** What the HTTP server tells of a call; in a test it has no socket. */
export type Connection = Partial<HttpBindings> | undefined;

/**
 * Notes where a call comes from; `env` is that of its connection. A proxy's word counts where its own address is one of those
 * that the settings name.
 */
export function noteOrigin({ isProxy }: NetworkSettings, call: PlainCall, env: Connection): void {
  const peer = plain(env?.incoming?.socket.remoteAddress ?? '');
  const isByProxy = isProxy(peer);
  call.set('alamat', isByProxy ? behind(call.req.header('x-forwarded-for'), peer, isProxy) : peer);
  call.set('isHttps', isByProxy && lastOf(call.req.header('x-forwarded-proto')) === 'https');
}

export const noteCaller = (settings: NetworkSettings): CallerMiddleware => {
  return async (call, next) => {
    noteOrigin(settings, call, call.env as Connection);
    await next();
  };
};

/** The right-most address that is no proxy's: what stands left of it, the caller may have written himself. */
function behind(forwarded: string | undefined, peer: string, isProxy: NetworkSettings['isProxy']): string {
  let nearest = peer;
  for (const written of (forwarded ?? '').split(',').reverse()) {
    const address = plain(written.trim());
    if (isIP(address) === 0) return nearest;
    nearest = address;
    if (!isProxy(address)) return nearest;
  }
  return nearest;
}

/** An IPv4 address that came in by an IPv6 socket is written as what it is. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const lastOf = (list: string | undefined): string | undefined =>
  list?.split(',').at(-1)?.trim().toLowerCase();
