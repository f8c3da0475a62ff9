import type { Dexie } from 'dexie';

/**
 * Takes out what lets a query be watched: nobody here watches one, and each write would tell its keys to every tab. The build
 * leaves the code of it out (`vite.common.ts`).
 */
export function withoutLiveQueries(db: Dexie): void {
  for (const name of ['Cache', 'Observability']) db.unuse({ stack: 'dbcore', name });
}
