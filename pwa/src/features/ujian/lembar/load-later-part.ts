import { untilLoaded } from '../../../ports/until-loaded.ts';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { fetchImageZoom } from '../question/use-image-zoom.tsx';

const load = () => {
  void fetchImageZoom();
  return import('./later-part.ts');
};
let fetched: ReturnType<typeof load> | undefined;

/**
 * The list of questions, closing screens, notices and enlarged images are not needed for the first question. They are fetched as soon as it
 * stands on the screen, since on plain http nothing else keeps them for when the network is gone.
 */
export const fetchLaterPart = () => (fetched ??= untilLoaded(load));

export const FullScreenButton = lazyScreen(fetchLaterPart, 'FullScreenButton');
export const GridDrawer = lazyScreen(fetchLaterPart, 'GridDrawer');
export const KonfirmasiSelesaiUjianScreen = lazyScreen(fetchLaterPart, 'KonfirmasiSelesaiUjianScreen');
export const KonfirmasiSelesaiAlias = lazyScreen(fetchLaterPart, 'KonfirmasiSelesaiAlias');
export const QuestionGrid = lazyScreen(fetchLaterPart, 'QuestionGrid');
export const LembarBlocked = lazyScreen(fetchLaterPart, 'LembarBlocked');
export const LembarCovered = lazyScreen(fetchLaterPart, 'LembarCovered');
export const LembarNotices = lazyScreen(fetchLaterPart, 'LembarNotices');
