import { urutkanSlider } from '@spmb/shared/slider/calls.ts';
import { sliderResource, urutkanSliderContract } from '@spmb/shared/slider/slider.schema.ts';
import type { Context } from '../../context.ts';
import { partsOf } from '../../crud/build-feature.ts';
import { actorOf } from '../../crud/definition/place.ts';
import { refuseMissingFile } from '../../crud/save/refuse-missing-file.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf } from '../../http/route.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { saveUrutan } from './slider.mutations.ts';
import { nextUrutan } from './slider.queries.ts';
import { slider } from './slider.table.ts';

/** Pictures of the home page: kept as a list, and put in order. */
export function sliderFeature(context: Context): Feature {
  const { routes, searches } = partsOf(context, {
    resource: sliderResource,
    table: slider,
    async check(tx, { path }, before, { nowMs }) {
      await refuseMissingFile(tx, nowMs, 'slider', path);
      return before ? {} : { urutan: await nextUrutan(tx) };
    },
  });
  const urutkan = answerCall(urutkanSlider, urutkanSliderContract, async ({ call, input }) => {
    await context.store.tx(actorOf(accountOf(call)), (tx) =>
      saveUrutan(tx, context.clock.nowMs(), input.ids),
    );
    return acted('Urutan slider disimpan.');
  });
  return {
    name: 'slider',
    routes: [urutkan, ...routes],
    searches,
    mediaReferences: [{ doctype: 'slider', list: namesIn(slider, slider.path) }],
  };
}
