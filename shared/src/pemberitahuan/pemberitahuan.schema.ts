import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';
import { endpointMax, periksaEndpoint } from './pemberitahuan.ts';

/** POST api/pemberitahuan: a subscription as `PushSubscription.toJSON()` has it. */
export const langgananContract = z.object({
  endpoint: requiredText(endpointMax).refine(
    (value) => periksaEndpoint(value) === undefined,
    'bukan alamat layanan pemberitahuan peramban. Muat ulang halaman, lalu nyalakan lagi.',
  ),
  p256dh: requiredText(100),
  auth: requiredText(40),
});
