import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBenchSchool } from './bench-school.ts';
import { measureAnswers } from './measure-answers.ts';
import { growDatabase, measureBackup } from './measure-backup.ts';
import { measureBundle } from './measure-bundle.ts';
import { measureDrop } from './measure-drop.ts';
import { measureIdle } from './measure-idle.ts';
import { measureListsOn } from './measure-lists.ts';
import { measureLive } from './measure-live.ts';
import { measureLogins } from './measure-logins.ts';
import { measureConnected } from './measure-connected.ts';
import { measureColdOpening, measurePreparedStart } from './measure-opening.ts';
import { measureBareCommits, measureBareHttp } from './references.ts';
import { printTable, summarize, type Row } from './table.ts';
import type { Smoothness } from './watch-page.ts';

// npm run bench: every budget that concerns the server, measured on the real server process on this machine.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    participants: { type: 'string' },
    /** Folder for a CPU profile of the server. */
    profile: { type: 'string' },
    only: { type: 'string' },
  },
});
const ms = Number(values.seconds ?? 10) * 1000;
const participants = Number(values.participants ?? 2_000);
const nodeArgs = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
const wanted = (part: string) => values.only === undefined || values.only.split(',').includes(part);
const say = (text: string) => console.log(`… ${text}`);

const dataDir = mkdtempSync(join(tmpdir(), 'spmb-bench-'));
const rows: Row[] = [];
const load = loadavg().map((value) => value.toFixed(1));
console.log(
  `machine: ${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB; load of others before the run: ${load.join(' ')}`,
);

// The first 600 sit in the measurements before the full house, 400 choose passwords of their own, and the last five drop.
say(`a school of ${participants + 1_000}`);
// Only where it is named: its large database would stand in the way of the others.
const isBackup = values.only?.split(',').includes('backup') === true;
const fill = async (folder: string) => {
  if (isBackup) growDatabase(folder, 200);
};
const school = await openBenchSchool(dataDir, participants + 1_005, nodeArgs, fill);
const { server } = school;
try {
  if (wanted('answers')) {
    say('references');
    const bareHttp = await measureBareHttp(100, ms / 4);
    const commits = measureBareCommits(dataDir, ms / 8);
    say('answers, one operation a batch');
    const one = await measureAnswers(school, {
      from: 0,
      connections: 100,
      operations: 1,
      ms,
      batchesMax: 900,
    });
    rows.push(
      {
        name: 'durable operations, 100 connections, one a batch',
        unit: '/s',
        limit: { least: 4_000 },
        measured: one.operationsPerSecond,
        reference: { name: 'bare http', value: bareHttp.perSecond },
      },
      { name: '… median', unit: 'ms', measured: one.p50Ms },
      { name: '… 99th percentile', unit: 'ms', limit: { most: 60 }, measured: one.p99Ms },
      {
        name: '… CPU of the server an operation',
        unit: 'ms',
        limit: { most: 0.25 },
        measured: one.cpuMsPerOperation,
        reference: { name: 'bare http', value: bareHttp.cpuMs },
      },
    );
    say('answers, four operations a batch');
    const four = await measureAnswers(school, {
      from: 100,
      connections: 100,
      operations: 4,
      ms: ms / 2,
      batchesMax: 400,
    });
    rows.push(
      {
        name: 'durable operations, four a batch',
        unit: '/s',
        limit: { least: 4_000 },
        measured: four.operationsPerSecond,
        reference: { name: 'bare commits of 50 rows', value: commits.grouped },
      },
      {
        name: '… CPU of the server an operation',
        unit: 'ms',
        limit: { most: 0.25 },
        measured: four.cpuMsPerOperation,
        reference: { name: 'ms a bare single commit', value: 1000 / commits.single },
      },
    );
  }
  if (isBackup) {
    say('answers beside quick copies of a large database');
    const found = await measureBackup(school, { from: 0, ms });
    say(
      `${found.copies} copies of ${Math.round(found.databaseMb)} MB, ${found.copySeconds.toFixed(1)} s each`,
    );
    rows.push(
      { name: 'answers alone, 100 connections: 99th percentile', unit: 'ms', measured: found.withoutP99Ms },
      { name: '… beside quick copies, one after the other', unit: 'ms', measured: found.withP99Ms },
      {
        name: '… more than alone',
        unit: 'ms',
        limit: { most: 20 },
        measured: found.withP99Ms - found.withoutP99Ms,
      },
      { name: '… operations alone', unit: '/s', measured: found.withoutPerSecond },
      { name: '… operations beside them', unit: '/s', measured: found.withPerSecond },
    );
  }
  if (wanted('opening')) {
    say('opening of 200, cold');
    const cold = await measureColdOpening(school, 200, 200);
    say('start of 200 on prepared devices');
    const prepared = await measurePreparedStart(school, 400, 200);
    rows.push(
      { name: 'opening of 200 cold, login to first question', unit: 's', limit: { most: 4 }, measured: cold },
      { name: 'start of 200 on prepared devices', unit: 's', limit: { most: 0.5 }, measured: prepared },
    );
  }
  if (wanted('logins')) {
    say('right logins among floods of wrong ones');
    const { logins, rush } = await measureLogins(school, participants + 600, 400);
    for (const { name, p50Ms, p99Ms, refused } of logins)
      rows.push(
        { name: `right logins: ${name}, 99th percentile`, unit: 'ms', measured: p99Ms },
        { name: '… median', unit: 'ms', measured: p50Ms },
        { name: '… refused', unit: '', limit: { most: 0 }, measured: refused },
      );
    rows.push(
      { name: `${rush.count} own passwords at once`, unit: 's', limit: { most: 10 }, measured: rush.seconds },
      { name: '… refused', unit: '', limit: { most: 0 }, measured: rush.refused },
    );
  }
  if (wanted('connected')) {
    const watchers = Math.ceil(participants / 36);
    say(`${participants} participants at one batch per 5 s, ${watchers} live screens`);
    const measured = await measureConnected(school, {
      from: 600,
      participants,
      watchers,
      ms: ms * 3,
    });
    say(
      `${measured.batches} batches, ${Math.round(measured.watchedBytesPerSecond / 1000)} kB/s to live screens`,
    );
    rows.push(
      {
        name: `${participants} connected, ${watchers} live screens: CPU of one core`,
        unit: '%',
        limit: { most: 60 },
        measured: measured.cpuPercent,
      },
      { name: '… memory', unit: 'MB', limit: { most: 400 }, measured: measured.rssMb },
      { name: '… 99th percentile', unit: 'ms', limit: { most: 100 }, measured: measured.p99Ms },
    );
  }
  if (wanted('drop')) {
    say("drops on the proctor's screen");
    const { dropMs, ownLineMs } = await measureDrop(school, participants + 1_000);
    rows.push(
      { name: 'a drop, right after a sign of life', unit: 's', limit: { most: 20 }, measured: dropMs / 1000 },
      { name: "the proctor's own line dead", unit: 's', limit: { most: 12 }, measured: ownLineMs / 1000 },
    );
  }
  if (wanted('live')) {
    const watchers = Math.ceil(participants / 36);
    say(`the live screen in a browser, ${participants} participants, ${watchers} live screens`);
    const live = await measureLive(school, { from: 600, participants, watchers, ms: ms * 2 });
    say(`${live.ruang.updates} answers in the room, ${live.overview.updates} starts in the overview`);
    const jank = (name: string, { frameP99Ms, longestTaskMs, pageCpuPercent }: Smoothness): Row[] => [
      { name: `… ${name}: 99th percentile of frames`, unit: 'ms', limit: { most: 50 }, measured: frameP99Ms },
      { name: `… ${name}: longest task`, unit: 'ms', limit: { most: 100 }, measured: longestTaskMs },
      { name: `… ${name}: CPU of the page, of one core`, unit: '%', measured: pageCpuPercent },
    ];
    rows.push(
      {
        name: `live screen of ${participants}: a room, 99th percentile of updates`,
        unit: 'ms',
        limit: { most: 1_000 },
        measured: live.ruang.p99Ms,
      },
      {
        name: '… all rooms, 99th percentile of updates',
        unit: 'ms',
        limit: { most: 1_000 },
        measured: live.overview.p99Ms,
      },
      ...jank('a room', live.ruang),
      ...jank('all rooms', live.overview),
      ...jank('everybody, scrolled', live.scrolled),
      ...jank('everybody at his seat', live.seats),
      { name: '… CPU of one core', unit: '%', limit: { most: 60 }, measured: live.cpuPercent },
      { name: '… memory', unit: 'MB', limit: { most: 400 }, measured: live.rssMb },
    );
  }
  await server.stop();
  if (wanted('idle')) {
    say('start and idle');
    const plain = await measureIdle(server);
    rows.push(
      {
        name: 'start until the first answer',
        unit: 's',
        limit: { most: 1 },
        measured: plain.startMs / 1000,
      },
      {
        name: '… CPU of it',
        unit: 's',
        measured: plain.cpuMs / 1000,
      },
      {
        name: 'idle memory',
        unit: 'MB',
        limit: { most: 120 },
        measured: plain.rssMb,
      },
    );
  }
  if (wanted('lists'))
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      say(`lists of 10,000 and all villages on ${engine}`);
      for (const { name, medianMs, p95Ms } of await measureListsOn(engine)) {
        const most = mostOf(name);
        const told = { name: `${engine}: ${name}`, unit: 'ms', limit: { most }, measured: medianMs };
        rows.push(told, { name: '… 95th percentile', unit: 'ms', measured: p95Ms });
      }
    }
  const bundle = measureBundle();
  if (bundle !== undefined)
    rows.push({
      name: 'script from login to first question',
      unit: 'kB',
      limit: { most: 150 },
      measured: bundle,
    });
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Milliseconds a list may take. Free text in the audit trail reads 200,000 entries: staff wait for it, nobody else does. */
function mostOf(name: string): number {
  if (name.startsWith('villages')) return 50;
  return name === 'audit trail, free text' || name === 'audit trail, finds nothing' ? 2_000 : 100;
}

const table = summarize(rows);
printTable(table);
const machine = {
  node: process.version,
  cores: cpus().length,
  load_before: load,
  load_after: loadavg().map((value) => value.toFixed(1)),
};
writeFileSync(
  new URL('result.json', import.meta.url),
  `${JSON.stringify({ machine, rows, table }, null, 2)}\n`,
);
// A budget that is not kept is a failure, also for whoever reads only the exit code.
process.exit(table.some(({ kept }) => kept === 'NO') ? 1 : 0);
