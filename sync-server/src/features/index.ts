import type { Context } from '../context.ts';
import type { Feature } from '../http/route.ts';
import { akunFeature } from './akun/akun.feature.ts';
import { sekolahFeature } from './sekolah/sekolah.feature.ts';
import { sistemFeature } from './sistem/sistem.feature.ts';

/** The table of contents of the server: one line a domain. */
export const features: ((context: Context) => Feature)[] = [
  sistemFeature,
  sekolahFeature,
  akunFeature,
];
