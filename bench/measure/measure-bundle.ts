import { join } from 'node:path';
import { measureDist } from '../../tools/size-report.mjs';

const dist = join(import.meta.dirname, '../../pwa/dist');

/** Gzip kilobytes of script from login to the first question; throws where nothing is built. */
export const measureBundle = (): number => measureDist(dist).examScriptBytes / 1000;
