import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { findFreePort, ServerProcess } from './server-process.ts';

const inServer = (path: string) => fileURLToPath(new URL(`../sync-server/${path}`, import.meta.url));
const writer = inServer('src/features/pencadangan/testing/write-sqlite-backup.ts');
const program = inServer('dist/restore.js');
const checker = inServer('dist/verify.js');
const folder = mkdtempSync(join(tmpdir(), 'spmb-test-'));
const file = join(folder, 'asing.zip');

let kode: string;
beforeAll(() => {
  execFileSync(process.execPath, [writer, folder]);
  kode = readFileSync(join(folder, 'kode.txt'), 'utf8');
});

/** `npm run restore -- file` in a data folder, with these lines typed. */
function restore(dataDir: string, typed: readonly string[], path = file) {
  const env = { ...process.env, DATA_DIR: dataDir };
  const input = typed.map((line) => `${line}\n`).join('');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, path], { env, input });
  return { status, said: stdout.toString(), refused: stderr.toString().trim() };
}
const newFolder = () => mkdtempSync(join(tmpdir(), 'spmb-test-'));
const verify = (dataDir: string) =>
  execFileSync(process.execPath, [checker], { env: { ...process.env, DATA_DIR: dataDir } }).toString();

describe('P10: npm run restore', () => {
  test('on a new computer: asks for the code until it is right, and the school is served again', async () => {
    const dataDir = join(newFolder(), 'sekolah');
    const { status, said } = restore(dataDir, ['', 'salah', kode]);
    expect(said).toContain('Kode pemulihan belum benar');
    expect(said).toContain('Data SMK Uji dipulihkan. Jalankan npm start');
    expect(status).toBe(0);
    expect(verify(dataDir)).toContain('1 ujian, 1 aliran, 2 operasi');
    const server = new ServerProcess(dataDir, await findFreePort());
    await server.start();
    const info = await (await fetch(`http://127.0.0.1:${server.port}/api/info`)).json();
    expect(info).toMatchObject({ perlu_setup: false });
    await server.stop();
  });

  test.each(['missing', 'empty', 'damaged'] as const)(
    'on the same computer with a database that is %s: what is left is kept beside',
    (state) => {
      const dataDir = newFolder();
      expect(restore(dataDir, [kode]).status).toBe(0);
      const database = join(dataDir, 'spmb.sqlite');
      for (const name of readdirSync(dataDir))
        if (name.startsWith('spmb.sqlite')) remove(dataDir, name, state);
      expect(existsSync(database)).toBe(state !== 'missing');
      const { status, said } = restore(dataDir, [kode]);
      expect(said).toContain('dipulihkan');
      expect(status).toBe(0);
      expect(verify(dataDir)).toContain('2 operasi');
      if (state === 'damaged') expect(readdirSync(dataDir).join()).toContain('disisihkan-');
    },
  );

  test('given up, or with a file that is none: a broken database lies where it lay', () => {
    const dataDir = newFolder();
    expect(restore(dataDir, [kode]).status).toBe(0);
    remove(dataDir, 'spmb.sqlite', 'damaged');
    const broken = readFileSync(join(dataDir, 'spmb.sqlite'));
    writeFileSync(join(folder, 'rusak.zip'), 'bukan');
    for (const path of [file, join(folder, 'rusak.zip')]) {
      expect(restore(dataDir, [], path).status).toBe(1);
      expect(readFileSync(join(dataDir, 'spmb.sqlite')).equals(broken)).toBe(true);
      expect(readdirSync(dataDir).join()).not.toContain('disisihkan-');
    }
    expect(restore(dataDir, [kode]).status).toBe(0);
    expect(verify(dataDir)).toContain('2 operasi');
  });

  test('over a school: only for who types its name, which is backed up first', () => {
    const dataDir = newFolder();
    restore(dataDir, [kode]);
    const refused = restore(dataDir, ['SMK Lain']);
    expect(refused).toMatchObject({
      status: 1,
      refused: 'Pemulihan dibatalkan. Data di server ini tidak berubah.',
    });
    expect(existsSync(join(dataDir, 'pencadangan'))).toBe(false);
    expect(restore(dataDir, ['smk uji']).status).toBe(0);
    expect(readdirSync(join(dataDir, 'pencadangan'))).toHaveLength(1);
  });

  test('without a file, or with one that is none, it says so and changes nothing', () => {
    const dataDir = newFolder();
    expect(restore(dataDir, [], join(folder, 'tidak-ada.zip')).refused).toContain('npm run restore --');
    writeFileSync(join(folder, 'lain.zip'), 'bukan');
    expect(restore(dataDir, [], join(folder, 'lain.zip'))).toMatchObject({
      status: 1,
      refused: expect.stringContaining('rusak atau terpotong'),
    });
  });
});

function remove(dataDir: string, name: string, state: 'missing' | 'empty' | 'damaged'): void {
  const path = join(dataDir, name);
  const bytes = readFileSync(path);
  mkdirSync(join(dataDir, 'lama'), { recursive: true });
  if (state !== 'missing') writeFileSync(path, state === 'empty' ? '' : bytes.fill(7, 0, 4_000));
  else execFileSync('mv', [path, join(dataDir, 'lama', name)]);
}
