import { buktiLengkapContract } from '@spmb/shared/bukti-seleksi/bukti.schema.ts';
import * as calls from '@spmb/shared/bukti-seleksi/calls.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/definition/place.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route, type SignedIn } from '../../http/route.ts';
import { answerSnapshot } from '../../snapshot/answer-snapshot.ts';
import type { PackedBody } from '../../snapshot/pack-body.ts';
import { Snapshot } from '../../snapshot/snapshot.ts';
import { findBerlaku } from '../olah-nilai/publikasi/publikasi.queries.ts';
import { findHasilTerbit } from '../seleksi/terbit.queries.ts';
import { findPotret, findRunTerbit } from './bukti.queries.ts';
import { samaranIn } from './samaran.ts';
import { susunBukti, susunLengkap } from './susun-bukti.ts';

/** Proof of a published selection: a signed file that anybody computes again. */
export const buktiSeleksiFeature = (context: Context): Feature => ({
  name: 'bukti-seleksi',
  routes: [
    publicRoute(context),
    answerCall(calls.hasilSamaran, undefined, async ({ call }) => ({
      samaran: await ownSamaran(context, accountOf(call).peserta_id),
    })),
    answerCall(calls.buktiSeleksiLengkap, buktiLengkapContract, async ({ call, input: { alasan } }) =>
      fileOf(call, await lengkap(context, accountOf(call), alasan)),
    ),
  ],
});

/** Where there is no proof, and to whoever stands in none. */
const belumAda =
  'Belum ada bukti seleksi: hasilnya belum diumumkan, atau Anda tidak ikut seleksi itu. Lihat tanggal pengumuman di halaman Pengumuman.';

/** Made once for a publication, and asked for each time whether that one still stands: what is taken back is gone at once. */
function publicRoute(context: Context): Route {
  const { store, clock } = context;
  let kept: { key: string; snapshot: Snapshot<PackedBody> } | undefined;
  return {
    ...calls.buktiSeleksi,
    definition: calls.buktiSeleksi,
    async handle(call) {
      const nowMs = clock.nowMs();
      const run = await findRunTerbit(store.read, nowMs);
      if (!run) throw new NotFound(belumAda);
      const key = JSON.stringify(run);
      if (kept?.key !== key)
        kept = {
          key,
          snapshot: new Snapshot<PackedBody>(
            () => nowMs,
            Infinity,
            () => susunBukti(context, nowMs),
            () => Infinity,
            (made) => Promise.resolve(made),
          ),
        };
      return answerSnapshot(calls.buktiSeleksi, kept.snapshot).handle(call);
    },
  };
}

async function ownSamaran({ store, clock, secrets }: Context, pesertaId: string | null): Promise<string> {
  const nowMs = clock.nowMs();
  const own = pesertaId === null ? undefined : await findHasilTerbit(store.read, nowMs, pesertaId);
  const run = own && (await findRunTerbit(store.read, nowMs));
  if (!own || !run) throw new NotFound(belumAda);
  return samaranIn(secrets.key('samaran'), run)(own.peserta_id);
}

/** The run that is published or planned, else the last, as it is. On record before it leaves. */
async function lengkap(context: Context, akun: SignedIn, alasan: string): Promise<PackedBody> {
  const { store, clock } = context;
  const { read } = store;
  const potret = await findPotret(read, (await findBerlaku(read))?.potret_nomor ?? undefined);
  if (!potret) throw new NotFound('Belum ada seleksi yang selesai. Jalankan passing grade 2 dahulu.');
  const made = await susunLengkap(context, potret);
  const { nomor, sha256 } = potret;
  await store.tx(actorOf(akun), (tx) =>
    writeAudit(tx, clock.nowMs(), {
      tindakan: 'bukti_lengkap',
      tabel: 'seleksi',
      baris_id: String(nomor),
      sesudah: { nomor, sha256 },
      alasan,
    }),
  );
  return made;
}

const fileOf = (call: Call, { body }: PackedBody): Response =>
  call.body(body, 200, {
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="bukti-seleksi-lengkap.json"',
    'cache-control': 'no-store',
  });
