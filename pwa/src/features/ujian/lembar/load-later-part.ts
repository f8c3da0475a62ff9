import { lazy } from 'react';
import { untilLoaded } from '../../../ports/until-loaded.ts';
import { fetchImageZoom } from '../question/load-image-zoom.ts';

const load = () => import('./later-part.ts');
let fetched: ReturnType<typeof load> | undefined;

/**
 * The list of questions, closing screens, notices and enlarged images are not needed for the first question. They are fetched as soon as it
 * stands on the screen, since on plain http nothing else keeps them for when the network is gone.
 */
export function fetchLaterPart() {
  void fetchImageZoom();
  return (fetched ??= untilLoaded(load));
}

export const FullScreenButton = lazy(async () => ({ default: (await fetchLaterPart()).FullScreenButton }));
export const GridDrawer = lazy(async () => ({ default: (await fetchLaterPart()).GridDrawer }));
export const KonfirmasiSelesaiUjianScreen = lazy(async () => ({
  default: (await fetchLaterPart()).KonfirmasiSelesaiUjianScreen,
}));
export const KonfirmasiSelesaiAlias = lazy(async () => ({
  default: (await fetchLaterPart()).KonfirmasiSelesaiAlias,
}));
export const QuestionGrid = lazy(async () => ({ default: (await fetchLaterPart()).QuestionGrid }));
export const SheetBlocked = lazy(async () => ({ default: (await fetchLaterPart()).SheetBlocked }));
export const SheetCovered = lazy(async () => ({ default: (await fetchLaterPart()).SheetCovered }));
export const SheetNotices = lazy(async () => ({ default: (await fetchLaterPart()).SheetNotices }));
