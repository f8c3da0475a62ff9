import { hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import { Forbidden } from '../../http/errors.ts';
import { accountOf, type Route, type SignedIn } from '../../http/route.ts';

/** An option list, read by POST. Any of `capabilities` is enough; `options` answers them in the order to be shown. */
export function buildCombo(
  path: string,
  capabilities: readonly [Capability, ...Capability[]],
  options: (akun: SignedIn) => Promise<Option[]>,
): Route {
  const [first, ...others] = capabilities;
  return {
    method: 'POST',
    path,
    capability: others.length === 0 ? first : 'masuk',
    async handle(call) {
      const akun = accountOf(call);
      if (!capabilities.some((capability) => hasCapability(akun.authent, capability)))
        throw new Forbidden(403);
      return call.json(await options(akun));
    },
  };
}
