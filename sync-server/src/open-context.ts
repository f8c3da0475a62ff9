import { backupsIn, openBackupFolder } from './backup/backup-folder.ts';
import type { Context } from './context.ts';
import type { ContextParts } from './context-parts.ts';
import { SharedSnapshots } from './snapshot/shared-snapshots.ts';
import { openChain } from './db/chain/begin-chain.mutations.ts';
import { ahead } from './features/ahead.ts';
import { school } from './features/index.ts';
import { DeviceAddresses } from './http/network/device-addresses.ts';
import { FailureLine } from './http/web/failure-line.ts';
import { Gate } from './http/door/gate.ts';
import { LoginDelay } from './http/door/login-delay.ts';
import { readNetworkSettings } from './http/network/network-settings.ts';
import { RefusalCounter } from './http/refusal-counter.ts';
import { SandboxDoor } from './http/door/sandbox-door.ts';
import { SignedInCache } from './http/door/signed-in-cache.ts';
import { ProgressBoard } from './jobs/progress-board.ts';
import { AttemptVersions } from './live/attempt-versions.ts';
import { LiveHub } from './live/live-hub.ts';
import { SignsOfLife } from './live/signs-of-life.ts';
import { openMediaStore } from './media/media-store.ts';
import { OneAtATime } from './media/one-at-a-time.ts';
import { openUploadFolder } from './media/upload-folder.ts';
import { DiskReserve } from './server/files/disk-reserve.ts';
import { deviceOf } from './server/files/device-of.ts';
import { readKeadaan } from './identity/keadaan-server.queries.ts';
import { elsewhereName, KeptElsewhere } from './identity/kept-elsewhere.ts';
import { openSecrets } from './identity/own-key.ts';
import { openRecovery } from './identity/recovery.ts';
import { openServerState } from './identity/server-state.ts';
import { supersededText } from './identity/superseded.ts';
import { SteadyClock } from './server/clock/steady-clock.ts';

/** Assembles what features use from an open store and a data folder. Throws WrongKey where the two do not belong together. */
export async function openContext(parts: ContextParts): Promise<Context> {
  const { store, dataDir } = parts;
  const keadaan = await readKeadaan(store.read);
  const isSetUp = await school.isSetUp(store.read);
  const secrets = await openSecrets(store, keadaan, { dataDir, isSetUp });
  const clock = new SteadyClock(parts.clock, Number(keadaan.get('jam_ms') ?? 0));
  const state = await openServerState(store, clock, keadaan, await school.toldRanMs(store.read));
  await openChain(store);
  const gate = new Gate();
  if (state.digantikan !== undefined) gate.end(supersededText);
  return {
    ...parts,
    clock,
    state,
    secrets,
    recovery: await openRecovery(store, secrets, keadaan),
    live: new LiveHub(),
    addresses: new DeviceAddresses(),
    signs: new SignsOfLife(clock),
    versions: new AttemptVersions(),
    snapshots: new SharedSnapshots(),
    media: openMediaStore(parts.dataDir),
    uploads: openUploadFolder(parts.dataDir),
    uploadTurns: new OneAtATime(),
    backups: openBackupFolder(backupsIn(parts.dataDir)),
    elsewhere: new KeptElsewhere(state.generasi, keadaan.get(elsewhereName)),
    deviceOf: parts.deviceOf ?? deviceOf,
    reserve: parts.reserve ?? new DiskReserve(parts.dataDir),
    isDemo: parts.isDemo ?? false,
    network: parts.network ?? readNetworkSettings({}),
    gate,
    closing: new AbortController(),
    sandbox: new SandboxDoor(),
    loginDelay: new LoginDelay(),
    failureLine: new FailureLine(),
    signedIn: new SignedInCache(),
    refusals: new RefusalCounter(store, clock),
    progress: new ProgressBoard(clock),
    ahead,
    zona: () => school.zona(store.read),
  };
}
