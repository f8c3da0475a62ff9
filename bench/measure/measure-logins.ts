import { kartuPassword, staffLogin } from '../../integration/seed-school.ts';
import type { BenchSchool } from '../school/bench-school.ts';

/** Logins in the air at once while a flood runs. */
const floodSize = 300;
const own = 'kenanga-benderang-77';

interface LoginAnswer {
  httpStatus: number;
  ms: number;
  token: string | undefined;
  bukti_perangkat: string | undefined;
}

async function login(base: string, body: object, perangkat: string): Promise<LoginAnswer> {
  const startedMs = performance.now();
  const answer = await fetch(`${base}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-perangkat': perangkat },
    body: JSON.stringify(body),
  });
  const told = (await answer.json()) as Pick<LoginAnswer, 'token' | 'bukti_perangkat'>;
  const ms = performance.now() - startedMs;
  return { httpStatus: answer.status, ms, token: told.token, bukti_perangkat: told.bukti_perangkat };
}

/** Lets these participants choose passwords of their own. */
async function choosePasswords({ base }: BenchSchool, nomor: readonly string[]): Promise<void> {
  for (const email of nomor) {
    const { token } = await login(base, { email, password: kartuPassword }, email);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ password: own, repassword: own });
    await fetch(`${base}/api/chngpwd`, { method: 'POST', headers, body });
  }
}

/** Wrong logins without a pause until it is ended. */
function flood(base: string, nameOf: (n: number) => string): () => Promise<void> {
  let isOver = false;
  let n = 0;
  const loops = Array.from({ length: floodSize }, async () => {
    while (!isOver) {
      n += 1;
      await login(base, { email: nameOf(n), password: `tebakan ${n}` }, `penebak-${n}`);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
  };
}

/** Right logins of one kind. */
export interface Logins {
  name: string;
  p50Ms: number;
  p99Ms: number;
  /** Answered by anything but a token. */
  refused: number;
}

async function measure(
  name: string,
  times: number,
  once: (n: number) => Promise<LoginAnswer>,
): Promise<Logins> {
  const answers: LoginAnswer[] = [];
  for (let n = 0; n < times; n += 4)
    answers.push(...(await Promise.all([0, 1, 2, 3].map((beside) => once(n + beside)))));
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const refused = answers.filter(({ httpStatus }) => httpStatus !== 200).length;
  return { name, p50Ms: at(0.5), p99Ms: at(0.99), refused };
}

/** Right logins in peace, among made-up names, and among guesses at one name; then everybody with an own password at once. */
export async function measureLogins(school: BenchSchool, from: number, count: number) {
  const { base } = school;
  const nomor = school.nomor.slice(from, from + count);
  const [victim = '', ...owners] = nomor.slice(0, count / 2 + 1);
  const cards = nomor.slice(count / 2 + 1);
  await choosePasswords(school, [victim, ...owners]);
  const admin = await login(base, staffLogin, 'kantor');
  const held = await login(base, { email: victim, password: own }, 'korban');
  const of = (list: readonly string[], n: number) => list[n % list.length] ?? '';
  const kinds = async (during: string): Promise<Logins[]> => [
    await measure(`administrator, known device, ${during}`, 40, () =>
      login(base, { ...staffLogin, bukti_perangkat: admin.bukti_perangkat }, 'kantor'),
    ),
    await measure(`administrator, new device, ${during}`, 40, (n) => login(base, staffLogin, `baru-${n}`)),
    await measure(`card passwords, ${during}`, 200, (n) =>
      login(base, { email: of(cards, n), password: kartuPassword }, `kartu-${n}`),
    ),
    await measure(`own passwords, new devices, ${during}`, 100, (n) =>
      login(base, { email: of(owners, n), password: own }, `sendiri-${n}`),
    ),
  ];
  const peace = await kinds('in peace');
  const endMadeUp = flood(base, (n) => `hantu-${n}`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const madeUp = await kinds(`${floodSize} made-up names in the air`);
  await endMadeUp();
  const endOne = flood(base, () => victim);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const one = await kinds(`${floodSize} guesses at one name in the air`);
  one.push(
    await measure('… he himself, known device', 20, () =>
      login(base, { email: victim, password: own, bukti_perangkat: held.bukti_perangkat }, 'korban'),
    ),
  );
  await endOne();
  const startedMs = performance.now();
  const rush = await Promise.all(owners.map((email) => login(base, { email, password: own }, email)));
  const rushed = { seconds: (performance.now() - startedMs) / 1000, count: rush.length };
  const refused = rush.filter(({ httpStatus }) => httpStatus !== 200).length;
  return { logins: [...peace, ...madeUp, ...one], rush: { ...rushed, refused } };
}
