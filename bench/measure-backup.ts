import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BesideEnded, runBeside } from '../sync-server/src/backup/beside/run-beside.ts';
import { backupFormat } from '../sync-server/src/backup/format/daftar.ts';
import { schoolId } from '../sync-server/src/db/school-id.ts';
import type { BenchSchool } from './bench-school.ts';
import { measureAnswers } from './measure-answers.ts';

const mebibyte = 1024 * 1024;
/** From one batch of a device to its next: 400 answers a second of 100, ten times what such a room sends. */
const everyMs = 250;

export interface BackupMeasured {
  databaseMb: number;
  copies: number;
  copySeconds: number;
  withoutP99Ms: number;
  withP99Ms: number;
  withoutPerSecond: number;
  withPerSecond: number;
}

/** Makes the database as large as that of a school of some years: half of it sealed, which nothing packs. */
export function growDatabase(dataDir: string, megabytes: number): void {
  const connection = new Database(join(dataDir, 'spmb.sqlite'));
  const sealed = connection.prepare(
    `insert into paket (sekolah_id, id, jadwal_ujian_id, tanggal, jadwal_ujian_sesi_id, versi, sidik, isi, kunci_tersegel,
     bagian, opsi, kunci_jawaban, dibuat_ms) values (?, ?, ?, '2020-01-01', 'a', 1, '', ?, '', '[]', '{}', '{}', 0)`,
  );
  const log = connection.prepare(
    `insert into operasi (sekolah_id, aliran_id, seq, ujian_id, teks, jejak, verdik, tiba_ms)
     values (?, ?, ?, 'lama', ?, ?, 'dihitung', 0)`,
  );
  const text = (seq: number) =>
    JSON.stringify({
      ujian_id: 'lama',
      aliran: 'lama',
      seq,
      jenis: 'jawaban',
      butir: String(seq),
      pilihan: 'A',
    });
  connection.transaction(() => {
    for (let at = 0; at < megabytes / 2; at++)
      sealed.run(schoolId, `lama-${at}`, `lama-${at}`, randomBytes((mebibyte * 3) / 4).toString('base64'));
    for (let seq = 1; seq <= megabytes * 1_900; seq++)
      log.run(schoolId, 'lama', seq, text(seq), randomBytes(32).toString('base64url'));
  })();
  connection.close();
}

/** Answers of 100 connections, four a second of each, alone and while one quick copy after the other is made. */
export async function measureBackup(
  school: BenchSchool,
  { from, ms }: { from: number; ms: number },
): Promise<BackupMeasured> {
  const { dataDir } = school.server;
  const load = (first: number) =>
    measureAnswers(school, {
      from: first,
      connections: 100,
      operations: 1,
      ms,
      batchesMax: Math.ceil(ms / everyMs) + 20,
      everyMs,
    });
  const without = await load(from);
  const ending = new AbortController();
  const copying = copyUntil(dataDir, ending.signal);
  const beside = await load(from + 100);
  ending.abort();
  const { copies, copySeconds } = await copying;
  return {
    databaseMb: statSync(join(dataDir, 'spmb.sqlite')).size / mebibyte,
    copies,
    copySeconds,
    withoutP99Ms: without.p99Ms,
    withP99Ms: beside.p99Ms,
    withoutPerSecond: without.operationsPerSecond,
    withPerSecond: beside.operationsPerSecond,
  };
}

async function copyUntil(dataDir: string, signal: AbortSignal) {
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
  const tookMs: number[] = [];
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
      if (error instanceof BesideEnded) break;
      throw error;
    }
  }
  const sum = tookMs.reduce((all, one) => all + one, 0);
  return { copies: tookMs.length, copySeconds: sum / 1000 / Math.max(1, tookMs.length) };
}
