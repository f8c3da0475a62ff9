import { hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import { answerCall } from '../../http/answer-call.ts';
import { Forbidden } from '../../http/errors.ts';
import { accountOf, type Route, type SignedIn } from '../../http/route.ts';

/** An option list that any of several capabilities opens; `options` answers them in the order to be shown. */
export const buildCombo = (
  definition: PlacedCall<undefined, Option[]>,
  capabilities: readonly Capability[],
  options: (akun: SignedIn) => Promise<Option[]>,
): Route =>
  answerCall(definition, undefined, ({ call }) => {
    const akun = accountOf(call);
    if (!capabilities.some((capability) => hasCapability(akun.authent, capability))) throw new Forbidden(403);
    return options(akun);
  });
