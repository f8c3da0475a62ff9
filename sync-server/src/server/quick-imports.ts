import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Used as `node --import`. To learn that a file is an ES module, Node reads the package.json of its package, and parses
 * its whole list of exports again for every file that is loaded. Drizzle's list has 179 kB for 110 files: a second of
 * CPU and 200 MB of garbage at each start. Its files are ES modules, so they are loaded as such without asking.
 */
const folder = '/node_modules/drizzle-orm/';
const isOfPackage = (url: string | undefined): boolean => url?.includes(folder) === true;

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !isOfPackage(context.parentURL)) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (!isOfPackage(url) || !url.endsWith('.js')) return next(url, context);
    return { format: 'module', source: readFileSync(fileURLToPath(url)), shortCircuit: true };
  },
});
