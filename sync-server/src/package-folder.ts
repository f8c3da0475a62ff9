import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Folder of this package, from its sources and from the built server alike. */
export const packageFolder = dirname(findPackageJSON(import.meta.url) ?? '');
