import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.mjs';
import type { BenchSchool } from '../school/bench-school.ts';
import { signInPage } from './sign-in-page.ts';
import { percentile } from '../load/process-usage.ts';

/** Runs in the page: times of frames and long tasks, and when which text first stood in a row of a table. */
const recorder = `
  const textOf = (row) =>
    Array.from(row.querySelectorAll('[role=cell], th, td'), (cell) => cell.textContent).join(' ');
  const nameOf = (text) => text.match(/U-\\d{5}|Lab \\d+/)?.[0];
  const rows = Array.from(document.querySelectorAll('[role=row], tr'));
  const drawn = rows.flatMap((row) => nameOf(textOf(row)) ?? []);
  const live = (window.live = { frames: [], tasks: [], seen: [], drawn });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) live.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const changed = new Set();
  const frame = (now) => {
    live.frames.push(now - before);
    before = now;
    for (const row of changed) {
      const text = textOf(row);
      const count = Number(text.match(/(\\d+)\\/\\d+/)?.[1]);
      live.seen.push({ name: nameOf(text), count, atMs: performance.timeOrigin + now });
    }
    changed.clear();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new MutationObserver((list) => {
    for (const { target } of list) {
      const row = (target.nodeType === 1 ? target : target.parentElement)?.closest('[role=row], tr');
      if (row) changed.add(row);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
`;

interface Recorded {
  frames: number[];
  tasks: number[];
  /** What rows read after a change, and when (ms since 1970). */
  seen: { name: string; count: number; atMs: number }[];
  /** Names of the rows that stood there from the beginning: a long list draws only those on the screen. */
  drawn: string[];
}

export interface Smoothness {
  /** 99 of 100 frames followed the one before within this. */
  frameP99Ms: number;
  /** The longest time in which the page answered no tap; 0: never above 50 ms. */
  longestTaskMs: number;
  /** Processor time of the page in percent of one core, which other load on the machine does not change. */
  pageCpuPercent: number;
}

/** A proctor's live screen in a real browser. */
export class WatchPage {
  readonly page: Page;
  readonly #browser: Browser;
  #begun = { cpuMs: 0, atMs: 0 };

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.page = page;
  }

  /** Signs in and opens the attendance list of the school's session. */
  static async open({ base, tanggal, sesiId }: BenchSchool): Promise<WatchPage> {
    const executablePath = await findChromium();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'id-ID' });
    await signInPage(page, base);
    await page.goto(`${base}/backend/jadwal-ujian-absen?tanggal=${tanggal}&sesi=${sesiId}`);
    await page.getByRole('table', { name: 'Peserta ujian' }).waitFor();
    return new WatchPage(browser, page);
  }

  /** Shows one room; `nomor` is of somebody in it. */
  async chooseRuang(name: string, nomor: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Ruang', exact: true }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
    await this.page.getByRole('row').filter({ hasText: nomor }).waitFor();
  }

  /** Begins to record what the page does from here on. */
  async record(): Promise<void> {
    await this.page.evaluate(recorder);
    this.#begun = { cpuMs: await this.#cpuMs(), atMs: performance.now() };
  }

  /** Processor time of what draws the page. */
  async #cpuMs(): Promise<number> {
    const session = await this.#browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    return processInfo.reduce(
      (sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime * 1000 : 0),
      0,
    );
  }

  /** Frames and tasks since `record`, and what its rows read. */
  async recorded(): Promise<Smoothness & { seen: Recorded['seen']; drawn: ReadonlySet<string> }> {
    const pageCpuMs = (await this.#cpuMs()) - this.#begun.cpuMs;
    const tookMs = performance.now() - this.#begun.atMs;
    const { frames, tasks, seen, drawn } = await this.page.evaluate<Recorded>('live');
    return {
      frameP99Ms: percentile(frames, 0.99),
      longestTaskMs: Math.max(0, ...tasks),
      pageCpuPercent: (pageCpuMs / tookMs) * 100,
      seen,
      drawn: new Set(drawn),
    };
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
