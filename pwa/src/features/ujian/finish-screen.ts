import { lazyScreen } from '../../app/lazy-screen.ts';
import { untilLoaded } from '../../ports/until-loaded.ts';

const load = () => import('./konfirmasi-selesai-ujian.screen.tsx');
let fetched: ReturnType<typeof load> | undefined;

/**
 * The closing screens are not needed for the first question. They are fetched as soon as it stands on the screen, since
 * on plain http nothing else keeps them for when the network is gone.
 */
export const fetchFinishScreen = () => (fetched ??= untilLoaded(load));

export const KonfirmasiSelesaiUjianScreen = lazyScreen(fetchFinishScreen, 'KonfirmasiSelesaiUjianScreen');
