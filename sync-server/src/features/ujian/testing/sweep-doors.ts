import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import type { TestApp, Session } from '../../../testing/test-app.ts';
import { keyOfItem, getOpenedPaket } from '../paket/opened-paket.ts';

/** What an answer must not hold unless the exam is released: keys of the sheet, and words of its questions. */
export async function secretsOf(t: TestApp, paketId: string): Promise<string[]> {
  const paket = await getOpenedPaket(t.context, t.context.store.read, paketId);
  const keys = Object.keys(paket.body.butir).map((butir) => toBase64Url(keyOfItem(paket, butir)));
  return [...keys, 'SOAL-PENANDA-', 'PILIHAN-A-'];
}

/** What ends the login that the sweep goes on with. */
const endsLogin = new Set(['/api/auth/logout', '/api/sesi-masuk-cabut']);

/** Every call that a participant or nobody in particular may make, from the route table. */
export const doorsOf = (t: TestApp) =>
  t.routes.filter(
    ({ path, capability }) =>
      !endsLogin.has(path) && (capability === 'publik' || hasCapability('peserta', capability)),
  );

/** Names in a path and the fields of a body, by name: whatever a participant knows. */
export type Known = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : 'tidak-ada');

/** What an answer says; of a stream of events what it begins with, since it has no end. */
async function wordsOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true) return answer.text();
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

/**
 * Knocks at every door twice, since what one answers may open another. Answers the paths of those whose answer held one
 * of `secrets`, and all paths that were tried.
 */
export async function sweepDoors(
  t: TestApp,
  session: Session | undefined,
  known: Known,
  secrets: readonly string[],
): Promise<{ open: string[]; tried: string[] }> {
  const open = new Set<string>();
  const doors = doorsOf(t);
  for (const { method, path } of [...doors, ...doors]) {
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => textOf(known[name]));
    const headers: Record<string, string> = { 'content-type': 'application/json', 'x-bukti': 'A'.repeat(43) };
    if (session) headers['authorization'] = `Bearer ${session.token}`;
    const body = method === 'GET' ? null : JSON.stringify(known);
    const answer = await t.app.request(address, { method, headers, body });
    const text = await wordsOf(answer);
    if (secrets.some((secret) => text.includes(secret))) open.add(path);
  }
  return { open: [...open].sort(), tried: doors.map(({ path }) => path) };
}
