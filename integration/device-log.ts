import { VirtualDevice } from '@spmb/shared/gladi-bersih/virtual-device.ts';
import { nativeDigest } from '../sync-server/src/server/secrets/native-digest.ts';
import { systemRandomness } from '../sync-server/src/server/clock/system-randomness.ts';

const ports = { digest: nativeDigest, randomness: systemRandomness, nowMs: () => Date.now() };

/** What a device keeps on its disk: one stream of operations, and what its screen shows. */
export class DeviceLog extends VirtualDevice {
  constructor() {
    super(ports, 'uji');
  }
}
