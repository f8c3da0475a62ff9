import { beginDevices, signInDevices, type BenchSchool } from '../school/bench-school.ts';
import { prepareTraffic } from '../load/drive-traffic.ts';
import { watch } from './measure-connected.ts';
import { cpuMsOf, percentile, rssMbOf } from '../load/process-usage.ts';
import { WatchPage, type Smoothness } from './watch-page.ts';

export interface LiveMeasured {
  /** From the server's answer to a participant until a proctor's screen shows it, of the 99th of 100. */
  ruang: Smoothness & { p99Ms: number; updates: number };
  overview: Smoothness & { p99Ms: number; updates: number };
  /** The list of everybody, scrolled from end to end while it changes. */
  scrolled: Smoothness;
  /** Everybody at his seat while it changes. */
  seats: Smoothness;
  cpuPercent: number;
  rssMb: number;
}

/** Something that a screen must show: the text of its row, and when the server had it (ms since 1970). */
interface Due {
  name: string;
  count: number;
  fromMs: number;
}

const epochMs = (ms: number) => performance.timeOrigin + ms;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** What the server had less than this before the end of a recording may come after it. */
const graceMs = 3_000;

/** How late each thing came that the screen draws, or something newer in its place; what never came is Infinity. */
function latenessOf(
  due: readonly Due[],
  { seen, drawn }: Pick<Awaited<ReturnType<WatchPage['recorded']>>, 'seen' | 'drawn'>,
  [fromMs, endMs]: readonly [number, number],
) {
  const late = due
    .filter((one) => drawn.has(one.name) && one.fromMs >= fromMs && one.fromMs < endMs - graceMs)
    .map((one) => {
      const shown = seen.filter(({ name, count }) => name === one.name && count >= one.count);
      return Math.min(...shown.map(({ atMs }) => atMs)) - one.fromMs;
    });
  return { p99Ms: percentile(late, 0.99), updates: late.length };
}

/**
 * Real browsers on the live screen while everybody sends a batch every five seconds and other screens watch: one room,
 * the overview of all rooms where participants begin, and the whole list while it is scrolled.
 */
export async function measureLive(
  school: BenchSchool,
  options: { from: number; participants: number; watchers: number; ms: number },
): Promise<LiveMeasured> {
  const { from, participants, ms } = options;
  const beginning = Math.floor(participants / 10);
  const working = participants - beginning;
  const clients = await beginDevices(school, from, from + working);
  const late = await signInDevices(school, from + working, from + participants);
  const roomOf = (index: number) => `Lab ${Math.floor(index / 36) + 1}`;
  const inWatched = from + Math.floor(working / 2);
  const watched = roomOf(inWatched);
  const answers: Due[] = [];
  const starts: Due[] = [];
  const present = new Map<string, number>();
  for (let index = from; index < from + working; index += 1)
    present.set(roomOf(index), (present.get(roomOf(index)) ?? 0) + 1);

  const screens = await Promise.all(
    Array.from({ length: options.watchers - 1 }, () => watch(school, () => 0)),
  );
  // Opening a page takes a few seconds beside its recording.
  const drive = prepareTraffic(school.server.port, clients, 4 * (ms + 8_000));
  const driven = drive(({ index, ack, answeredMs }) => {
    const room = roomOf(from + index);
    if (room === watched)
      answers.push({ name: school.nomor[from + index] ?? '', count: ack, fromMs: epochMs(answeredMs) });
  });
  let [cpuMs, tookMs] = [0, 0];
  async function recorded(
    prepare: (screen: WatchPage) => Promise<unknown>,
    during: () => Promise<unknown>,
    due: Due[],
  ) {
    const screen = await WatchPage.open(school);
    await prepare(screen);
    await pause(1_000);
    await screen.record();
    const [startedMs, cpuBeforeMs] = [performance.now(), cpuMsOf(school.server.pid)];
    await Promise.all([pause(ms), during()]);
    cpuMs += cpuMsOf(school.server.pid) - cpuBeforeMs;
    tookMs += performance.now() - startedMs;
    const { seen, drawn, ...smoothness } = await screen.recorded();
    const lateness = latenessOf(due, { seen, drawn }, [epochMs(startedMs), epochMs(performance.now())]);
    await screen.close();
    return { ...smoothness, ...lateness };
  }

  const room = await recorded(
    (screen) => screen.chooseRuang(watched, school.nomor[inWatched] ?? ''),
    () => pause(0),
    answers,
  );
  const overview = await recorded(
    (screen) => screen.page.getByRole('button', { name: 'Semua ruang', exact: true }).click(),
    async () => {
      for (const [index, client] of late.entries()) {
        const place = from + working + index;
        await client.begin(school.barisIds[place] ?? '');
        const count = (present.get(roomOf(place)) ?? 0) + 1;
        present.set(roomOf(place), count);
        starts.push({ name: roomOf(place), count, fromMs: epochMs(performance.now()) });
        await pause((ms - graceMs) / late.length);
      }
    },
    starts,
  );
  let scrolling: WatchPage | undefined;
  const scrolled = await recorded(
    async (screen) => (scrolling = screen),
    async () => {
      const endMs = performance.now() + ms;
      for (let down = true; performance.now() < endMs;) {
        await scrolling?.page.mouse.move(700, 600);
        await scrolling?.page.mouse.wheel(0, down ? 900 : -900);
        await pause(50);
        const [top, height] = (await scrolling?.page.evaluate(
          '[scrollY, document.documentElement.scrollHeight - innerHeight]',
        )) as [number, number];
        if (top <= 0) down = true;
        else if (top >= height - 1) down = false;
      }
    },
    [],
  );
  const seats = await recorded(
    (screen) => screen.page.getByRole('button', { name: 'Denah', exact: true }).click(),
    () => pause(0),
    [],
  );
  await driven;
  for (const one of screens) one.destroy();
  const server = { cpuPercent: (cpuMs / tookMs) * 100, rssMb: rssMbOf(school.server.pid) };
  return { ruang: room, overview, scrolled, seats, ...server };
}
