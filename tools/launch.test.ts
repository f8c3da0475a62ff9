import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuseStaleBuild } from './build.mjs';
import { buildProject } from './testing/build-project.ts';

let project: ReturnType<typeof buildProject>;
beforeEach(() => (project = buildProject()));
afterEach(() => project.remove());

const startOnce = async (args: string[] = ['start'], env: Record<string, string> = {}) => {
  const launched = project.launch(args, env);
  const started = await launched.started();
  await launched.stop();
  return started;
};

describe('set-up before a start', () => {
  test('the first start installs and builds, the second does neither', async () => {
    await startOnce();
    expect(project.npmCalls()).toEqual(['ci', 'rebuild']);
    expect(project.builds()).toBe(1);
    await startOnce();
    expect(project.npmCalls()).toEqual(['ci', 'rebuild']);
    expect(project.builds()).toBe(1);
  });

  test('a changed lockfile is installed', async () => {
    await startOnce();
    project.write('package-lock.json', '{ "changed": true }');
    await startOnce();
    expect(project.npmCalls()).toEqual(['ci', 'rebuild', 'ci', 'rebuild']);
  });

  test('a changed source is built, a changed test is not', async () => {
    await startOnce();
    project.write('pwa/src/main.test.tsx', 'test');
    await startOnce();
    expect(project.builds()).toBe(1);
    project.write('pwa/src/main.tsx', 'second\n');
    await startOnce();
    expect(project.builds()).toBe(2);
  });

  test('what is built is refused as stale once a source has changed', async () => {
    const root = project.path('');
    expect(() => refuseStaleBuild(root)).toThrow('older than its sources: run `npm run build` first');
    for (const name of ['pwa/src/main.tsx', 'sync-server/src/clock.ts']) {
      await startOnce();
      expect(() => refuseStaleBuild(root)).not.toThrow();
      project.write(name, 'changed\n');
      expect(() => refuseStaleBuild(root)).toThrow('older than its sources');
    }
  });

  test('parts of the previous build stay for open tabs, those of the build before it go', async () => {
    for (const version of ['first', 'second', 'third']) {
      project.write('pwa/src/main.tsx', `${version}\n`);
      await startOnce();
    }
    const isThere = (version: string) => {
      const there = ['main', 'publik', 'office'].map((page) =>
        existsSync(project.path(`pwa/dist/assets/${page}-${version}.js`)),
      );
      return there.every(Boolean) || (there.some(Boolean) ? there : false);
    };
    expect({ first: isThere('first'), second: isThere('second'), third: isThere('third') }).toEqual({
      first: false,
      second: true,
      third: true,
    });
  });

  test('a failed installation says what to do, and is tried again at the next start', async () => {
    project.write('broken.cjs', 'process.exit(1);');
    const { code, said } = await project
      .launch(['start'], { npm_execpath: project.path('broken.cjs') })
      .ended();
    expect(code).toBe(1);
    expect(said).toContain('Periksa sambungan internet');
    await startOnce();
    expect(project.npmCalls()).toEqual(['ci', 'rebuild']);
  });
});

describe('what the server is given', () => {
  test('start and demo keep their data apart; only the demo is told that it is one', async () => {
    const school = await startOnce(['start']);
    const demo = await startOnce(['demo']);
    expect(school).toMatchObject({ dataDir: project.path('data/sekolah'), demo: '' });
    expect(demo).toMatchObject({ dataDir: project.path('data/demo'), demo: '1' });
  });

  test('DATA_DIR of the environment is used', async () => {
    const folder = project.path('elsewhere');
    expect(await startOnce(['demo'], { DATA_DIR: folder })).toMatchObject({ dataDir: folder });
  });

  test('a request to stop reaches the server, and its exit code is passed on', async () => {
    const launched = project.launch(['start']);
    await launched.started();
    const { code, said } = await launched.stop();
    expect(said).toContain('closed cleanly');
    expect(code).toBe(7);
  });

  test.skipIf(process.platform === 'win32')(
    'a request to stop that reaches only the shell of npm stops the server too',
    async () => {
      const launched = project.launchByShell('start');
      await launched.started();
      expect((await launched.stop()).said).toContain('closed cleanly');
    },
  );

  test('an unknown command names the known ones', async () => {
    const { code, said } = await project.launch(['begin']).ended();
    expect(code).toBe(1);
    expect(said).toContain('demo, start');
  });
});

describe("the demo's data", () => {
  test('stay at a restart, and are emptied by --reset', async () => {
    await startOnce(['demo']);
    project.write('data/demo/spmb.sqlite', 'rows');
    await startOnce(['demo']);
    expect(existsSync(project.path('data/demo/spmb.sqlite'))).toBe(true);
    const { args } = await startOnce(['demo', '--reset']);
    expect(existsSync(project.path('data/demo/spmb.sqlite'))).toBe(false);
    expect(args).toEqual([]);
  });

  test('a folder with other data is refused and left as it is', async () => {
    project.write('school/spmb.sqlite', 'rows of a real school');
    const env = { DATA_DIR: project.path('school') };
    const { code, said } = await project.launch(['demo', '--reset'], env).ended();
    expect(code).toBe(1);
    expect(said).toContain('bukan data demo');
    expect(existsSync(project.path('school/spmb.sqlite'))).toBe(true);
  });

  test('--reset never touches a PostgreSQL database', async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/spmb' };
    const { code, said } = await project.launch(['demo', '--reset'], env).ended();
    expect(code).toBe(1);
    expect(said).toContain('PostgreSQL tidak dihapus');
  });
});
