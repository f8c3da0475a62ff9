import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { roles } from '@spmb/shared/kernel/role.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildPendaftar } from '../features/pendaftaran/testing/build-pendaftar.ts';
import { programKeahlian } from '../features/program-keahlian/program-keahlian.table.ts';
import { write } from '../features/situs/testing/admission.ts';
import { perTest } from '../testing/per-test.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));

/** Two verified applicants of a programme with one seat. */
async function buildRivals(): Promise<Session[]> {
  const sessions: Session[] = [];
  for (const [id, nilai] of [
    ['ani', 90],
    ['budi', 80],
  ] as const) {
    const one = await buildPendaftar(t, id, id);
    await one.send({ nama: id, nisn: `006123456${nilai / 10}`, jurusan_id_1: 'rpl', jurusan_id_2: null });
    await one.setStatus(4);
    await t.call(admin, 'PUT', `/api/olah-nilai/rpl/${id}`, { nilai_teori: 10, wawancara: nilai });
    sessions.push(one.session);
  }
  await write(t, (tx) => tx.update(programKeahlian).set({ pagu: 1 }).where(eq(programKeahlian.id, 'rpl')));
  return sessions;
}

/** What may stand in the place of a part of an address. */
const parts: Readonly<Record<string, string>> = { jurusan_id: 'rpl', id: 'ani', program_keahlian_id: 'rpl' };

/** Everything that somebody can read, by address: status, headers that name content, and body. */
async function readAll(session: Session | undefined): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const { method, path } of t.routes.filter((route) => route.method === 'GET')) {
    const address = path.replaceAll(/:(\w+)/g, (_part, name: string) => parts[name] ?? 'ani');
    const headers = session && { authorization: `Bearer ${session.token}` };
    const answer = await t.app.request(address, { method, ...(headers && { headers }) });
    if (answer.headers.get('content-type')?.includes('event-stream')) {
      await answer.body?.cancel();
      continue;
    }
    // What is free on the disk is nobody's result.
    const body = answer.headers.get('content-type')?.includes('json')
      ? (await answer.text()).replace(/"bebas_mb":\d+/, '')
      : '';
    seen.set(address, `${answer.status} ${answer.headers.get('etag') ?? ''} ${body}`);
  }
  return seen;
}

test('before it is published nothing that anybody may read changes by a run, but for who runs it', async () => {
  const rivals = await buildRivals();
  const others = roles.filter((role) => role !== 'peserta' && !hasCapability(role, 'kelolaSeleksi'));
  const staff = await Promise.all(
    others.map((role) => t.signIn(role, role === 'guru' ? { jurusan_id: 'rpl' } : {})),
  );
  const everybody = [undefined, ...rivals, ...staff];
  const before = [];
  for (const one of everybody) before.push(await readAll(one));
  for (const path of ['grade', 'grade2'])
    expect((await t.call(admin, 'POST', `/api/olah-nilai-${path}`, { id: 'rpl' })).body.status).toBe(true);
  expect((await t.call(admin, 'GET', '/api/seleksi')).body.program[0]).toMatchObject({
    pilihan1: 1,
    cadangan: 1,
  });
  for (const [at, one] of everybody.entries()) expect(await readAll(one)).toEqual(before[at]);
}, 180_000);
