import { drawKodePemulihan, kodePemulihanBytes } from '@spmb/shared/pencadangan/kode-pemulihan.ts';
import { fromUtf8, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { z } from 'zod';
import type { Actor, Store } from '../db/store.ts';
import type { AuditEntry } from '../db/write-audit.ts';
import { writeAudit } from '../db/write-audit.ts';
import { setKeadaan, systemActor } from './keadaan-server.mutations.ts';
import {
  buildRecoveryKey,
  drawGaram,
  recoverySecretOf,
  type RecoveryKey,
} from '../server/secrets/recovery-key.ts';
import type { Secrets } from '../server/secrets/secrets.ts';
import { systemRandomness } from '../server/clock/system-randomness.ts';

/** The recovery code of this school, as the server knows it: what the code opens, and the code until it was typed back. */
export interface Recovery {
  /** Locks and seals every backup that is made. */
  readonly key: RecoveryKey;
  /** undefined: somebody has typed it back, and the server has forgotten it. */
  readonly kode: string | undefined;
  /** Forgets the code, on record: from now on it stands on paper only. */
  confirm(actor: Actor, nowMs: number): Promise<void>;
  /** Draws another code, on record. Backups made before keep theirs. */
  renew(actor: Actor, nowMs: number): Promise<void>;
}

const stored = z.object({ garam: z.string(), rahasia: z.string(), kode: z.string().optional() });
type Stored = z.output<typeof stored>;

/** Name of its value in the server's state, sealed with the server's key. */
const stateName = 'pemulihan';

function draw(): Stored {
  const garam = drawGaram();
  const kode = drawKodePemulihan(systemRandomness.bytes(kodePemulihanBytes));
  const rahasia = recoverySecretOf(kode, garam) ?? new Uint8Array();
  return { garam, rahasia: Buffer.from(rahasia).toString('base64url'), kode };
}

/** Reads the school's recovery code, or draws it at the first start. */
export async function openRecovery(
  store: Store,
  secrets: Secrets,
  known: ReadonlyMap<string, string>,
): Promise<Recovery> {
  const sealed = known.get(stateName);
  let value = sealed === undefined ? draw() : stored.parse(JSON.parse(fromUtf8(secrets.open(sealed))));
  const keyOf = ({ rahasia, garam }: Stored) => buildRecoveryKey(Buffer.from(rahasia, 'base64url'), garam);
  let key = keyOf(value);
  async function save(
    next: Stored,
    actor: Actor,
    record?: { nowMs: number; tindakan: AuditEntry['tindakan'] },
  ) {
    await store.tx(actor, async (tx) => {
      await setKeadaan(tx, stateName, secrets.seal(utf8(JSON.stringify(next))));
      if (record)
        await writeAudit(tx, record.nowMs, {
          tindakan: record.tindakan,
          tabel: 'pencadangan',
          baris_id: next.garam,
        });
    });
    [value, key] = [next, keyOf(next)];
  }
  if (sealed === undefined) await save(value, systemActor);
  return {
    get key() {
      return key;
    },
    get kode() {
      return value.kode;
    },
    confirm: (actor, nowMs) =>
      save({ garam: value.garam, rahasia: value.rahasia }, actor, {
        nowMs,
        tindakan: 'simpan kode pemulihan',
      }),
    renew: (actor, nowMs) => save(draw(), actor, { nowMs, tindakan: 'kode pemulihan baru' }),
  };
}
