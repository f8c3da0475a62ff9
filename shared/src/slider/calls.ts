import type { z } from 'zod';
import { postCall, type Acted } from '../kernel/call.ts';
import type { urutkanSliderContract } from './slider.schema.ts';

/** Puts the pictures of the home page in order. */
export const urutkanSlider = postCall('/api/slider-urutan', 'kelolaUtilitas').of<
  z.input<typeof urutkanSliderContract>,
  Acted
>();
