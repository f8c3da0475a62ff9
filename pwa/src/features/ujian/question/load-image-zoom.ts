import { lazy } from 'react';
import { untilLoaded } from '../../../ports/until-loaded.ts';

const load = () => import('./image-zoom.tsx');
let fetched: ReturnType<typeof load> | undefined;

/** Fetched with the later part of the sheet, so that an image opens large also when the network is gone. */
export const fetchImageZoom = () => (fetched ??= untilLoaded(load));

export const ImageZoom = lazy(async () => ({ default: (await fetchImageZoom()).ImageZoom }));
