import { z } from 'zod';
import { optionalText, requiredText } from '../kernel/fields.schema.ts';

/** What its owner may change of an account; everything else that is sent is ignored. */
export const profilContract = z.object({ username: requiredText(80), avatar: optionalText(60) });
