import type { Feature } from '../../feature.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { slider } from './slider.table.ts';

/** Pictures of the home page. */
export const sliderFeature = (): Feature => ({
  name: 'slider',
  routes: [],
  mediaReferences: [{ doctype: 'slider', list: namesIn(slider, slider.path) }],
});
