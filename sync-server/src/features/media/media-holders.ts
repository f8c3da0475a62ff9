import type { Feature } from '../../feature.ts';
import type { MediaReference } from '../../media/media-reference.ts';
import type { MediaHolders } from '../../media/sweep-media.ts';

/** Where records of all features name files. */
export const referencesIn = (features: readonly Feature[]): MediaReference[] =>
  features.flatMap(({ mediaReferences }) => mediaReferences ?? []);

/** What the sweep of stored files asks. */
export const holdersIn = (features: readonly Feature[]): MediaHolders => ({
  references: referencesIn(features),
  names: features.flatMap(({ mediaNames }) => mediaNames ?? []),
  files: features.flatMap(({ mediaFiles }) => mediaFiles ?? []),
});
