import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Stick {
  folder: string;
  /** Whether the system itself tells it from the disk of `dataDir`. */
  isReal: boolean;
  remove(): void;
}

/** A new folder on another disk than `dataDir` where this computer has two that a test may use, else on the same one. */
export function plugStick(dataDir: string): Stick {
  const own = statSync(dataDir).dev;
  const roots = [tmpdir(), '/dev/shm', '/tmp'].filter((root) => {
    try {
      return statSync(root).isDirectory();
    } catch {
      return false;
    }
  });
  const other = roots.find((root) => statSync(root).dev !== own);
  const folder = mkdtempSync(join(other ?? tmpdir(), 'spmb-flashdisk-'));
  return {
    folder,
    isReal: other !== undefined,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
