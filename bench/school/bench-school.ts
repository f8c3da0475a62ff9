import { seedSchool, kartuPassword, staffLogin, type SeededSchool } from '../../integration/seed-school.ts';
import { findFreePort, ServerProcess } from '../../integration/server-process.ts';
import { WireClient } from '../../integration/wire-client.ts';

/** The real server on a school made for the measurement. */
export interface BenchSchool extends SeededSchool {
  server: ServerProcess;
  base: string;
  publicKey: string;
  /** Token of an administrator. */
  adminToken: string;
}

/**
 * A school on the engine that `DATABASE_URL` of this process names; `fill` adds to its data before the server starts, which is
 * that of the checkout `root`.
 */
export async function openBenchSchool(
  dataDir: string,
  participants: number,
  nodeArgs: string[],
  fill: (dataDir: string) => Promise<void> | void = () => undefined,
  root?: string,
): Promise<BenchSchool> {
  const school = await seedSchool(dataDir, participants);
  await fill(dataDir);
  const databaseUrl = process.env['DATABASE_URL'];
  const server = new ServerProcess(dataDir, await findFreePort(), nodeArgs, databaseUrl, { root });
  await server.start();
  const base = `http://127.0.0.1:${server.port}`;
  const admin = new WireClient(base, 60_000);
  await admin.signIn(staffLogin.email, staffLogin.password);
  await areRegionsLoaded(admin);
  const first = new WireClient(base, 60_000);
  await first.signIn(school.nomor[0] ?? '', kartuPassword);
  const { kunci_publik } = (await first.call('GET', '/api/ujian-server')) as { kunci_publik: string };
  return { ...school, server, base, publicKey: kunci_publik, adminToken: admin.token };
}

/**
 * A fresh server loads the country's regions beside its work; what is measured begins after that. Asked once more where the
 * connection is closed as it is used again: with much data a server that begins hears nobody for longer than one is kept open.
 */
async function areRegionsLoaded(admin: WireClient): Promise<void> {
  const ask = () => admin.call('GET', '/api/wilayah-muat');
  for (;;) {
    const { persen } = (await ask().catch(ask)) as { persen: number };
    if (persen === 100) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Devices of the participants from `from` to before `to`, logged in; a few at a time, outside every measurement. */
export async function signInDevices(school: BenchSchool, from: number, to: number): Promise<WireClient[]> {
  const clients: WireClient[] = [];
  for (let at = from; at < to; at += 20) {
    const part = school.nomor.slice(at, Math.min(at + 20, to)).map(async (nomor) => {
      const client = new WireClient(school.base, 60_000);
      client.know(school.publicKey);
      await client.signIn(nomor, kartuPassword);
      return client;
    });
    clients.push(...(await Promise.all(part)));
  }
  return clients;
}

/** Live screens of so many participants, one of each ruang of 36. */
export const watchersOf = (participants: number): number => Math.ceil(participants / 36);

/** The same, with the exam begun. */
export async function beginDevices(school: BenchSchool, from: number, to: number): Promise<WireClient[]> {
  const clients = await signInDevices(school, from, to);
  for (let at = 0; at < clients.length; at += 20)
    await Promise.all(
      clients
        .slice(at, at + 20)
        .map((client, index) => client.begin(school.barisIds[from + at + index] ?? '')),
    );
  return clients;
}
