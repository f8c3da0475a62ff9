import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BesideEnded, runBeside } from '../../sync-server/src/backup/beside/run-beside.ts';
import { backupFormat } from '../../sync-server/src/backup/format/daftar.ts';
import { driveLanes } from '../load/drive-lanes.ts';
import type { BenchSchool } from '../school/bench-school.ts';
import { beginSide } from '../school/begun-side.ts';

const mebibyte = 1024 * 1024;
/** From one batch of a device to its next: 400 answers a second of 100, ten times what such a room sends. */
const everyMs = 250;
const warmUpMs = 2_000;
/** Lengths of a measurement in which the first copy must be whole: it steps back behind whatever else runs. */
const roundsMax = 8;

export interface BackupMeasured {
  databaseMb: number;
  /** Of each that became whole. */
  copySeconds: number[];
  withoutP99Ms: number;
  withP99Ms: number;
  withoutPerSecond: number;
  withPerSecond: number;
}

/**
 * Answers of 100 connections, four a second of each, alone and while one quick copy after the other is made: for `ms`, and
 * again as long as no copy is whole. The answers are those of the last time.
 */
export async function measureBackup(school: BenchSchool, ms: number): Promise<BackupMeasured> {
  const { dataDir } = school.server;
  const side = await beginSide(school, 0, 1);
  const load = (forMs: number) =>
    driveLanes(side, side.lanes(Math.ceil(forMs / everyMs) + 1), forMs, everyMs);
  await load(warmUpMs);
  const without = await load(ms);
  const ending = new AbortController();
  const tookMs: number[] = [];
  const copying = copyUntil(dataDir, ending.signal, tookMs);
  let beside = await load(ms);
  for (let round = 1; tookMs.length === 0 && round < roundsMax; round++) beside = await load(ms);
  ending.abort();
  await copying;
  return {
    databaseMb: statSync(join(dataDir, 'spmb.sqlite')).size / mebibyte,
    copySeconds: tookMs.map((one) => one / 1000),
    withoutP99Ms: without.p99Ms,
    withP99Ms: beside.p99Ms,
    withoutPerSecond: without.perSecond,
    withPerSecond: beside.perSecond,
  };
}

async function copyUntil(dataDir: string, signal: AbortSignal, tookMs: number[]): Promise<void> {
  const folder = join(dataDir, 'pencadangan');
  mkdirSync(folder, { recursive: true });
  const [copied, ke] = [join(folder, 'ukur.basis.baru'), join(folder, 'ukur.zip.baru')];
  const kunci = JSON.stringify({ garam: '', akar: '', segel: '' });
  const head = {
    format: backupFormat,
    server_id: '',
    generasi: 1,
    versi: '',
    migrasi: '',
    dibuat_ms: 0,
    sebab: 'cepat',
    sekolah: '',
    kunci: '0'.repeat(64),
    tabel: [],
    berkas: 'samping',
    media: [],
  };
  for (;;) {
    for (const path of [copied, ke]) rmSync(path, { force: true });
    const startedMs = performance.now();
    try {
      const dari = join(dataDir, 'spmb.sqlite');
      const basis = await runBeside({ jenis: 'basis', dari, ke: copied }, signal);
      const daftar = JSON.stringify({ ...head, basis });
      await runBeside({ jenis: 'bungkus', basis: copied, daftar, kunci, dibuat_ms: 0, ke }, signal);
      tookMs.push(performance.now() - startedMs);
    } catch (error) {
      if (error instanceof BesideEnded) return;
      throw error;
    }
  }
}
