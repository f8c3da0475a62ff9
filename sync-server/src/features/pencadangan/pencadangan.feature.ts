import type { Context } from '../../context.ts';
import type { Feature, Whole } from '../../feature.ts';
import { AutomaticBackups } from './automatic/automatic.ts';
import { pencadanganRoutes } from './pencadangan.route.ts';
import { buildPencadanganTasks } from './pencadangan-tasks.ts';
import { buildBackupScope } from './create/backup-scope.ts';
import { buildPencadanganSearch } from './create/search-pencadangan.ts';

const lookEveryMs = 15_000;
/** Not while a server is just being opened, by a whole room at once perhaps. */
const lookAfterMs = 120_000;

const kerja = {
  kode: 'pencadangan',
  nama: 'Membuat pencadangan otomatis',
  capability: 'kelolaSistem',
  isWhole: true,
} as const;

export interface PencadanganFeature extends Feature {
  name: 'pencadangan';
  /** The backups that it makes by itself: its job lets them look; a test does so when it wants. */
  automatic: AutomaticBackups;
}

/** Backups of everything that the features hold, and taking one back. */
export function pencadanganFeature(context: Context, { features }: Whole): PencadanganFeature {
  const scope = buildBackupScope(context, features);
  const automatic = new AutomaticBackups(scope);
  return {
    name: 'pencadangan',
    routes: pencadanganRoutes(context, scope, automatic),
    searches: [buildPencadanganSearch(context)],
    tasks: [buildPencadanganTasks(automatic)],
    jobs: [
      {
        everyMs: lookEveryMs,
        afterMs: lookAfterMs,
        kerja,
        dihitung: 'pencadangan dibuat',
        isDue: () => automatic.isDue(),
        nextMs: () => automatic.nextMs(),
        run: (signal) => automatic.make(signal),
      },
    ],
    automatic,
  };
}
