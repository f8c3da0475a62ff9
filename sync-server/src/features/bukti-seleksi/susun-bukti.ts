import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Reader } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { runInWorker } from '../../server/work/run-in-worker.ts';
import type { PackedBody } from '../../snapshot/pack-body.ts';
import { listProgram } from '../peserta/rows/peserta.queries.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';
import type { PotretTersimpan } from '../seleksi/kursi.queries.ts';
import { eachDiumumkan, findPotret, findRunTerbit } from './bukti.queries.ts';
import type { KataBukti, TugasBukti, UntukBukti } from './bukti.worker.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** A file as a thread makes and packs it; the key that signs stays here. */
const susun = (
  { signLong }: Context['secrets'],
  tugas: TugasBukti,
  feed?: (tell: (told: UntukBukti) => void) => Promise<void>,
): Promise<PackedBody> =>
  runInWorker<UntukBukti, KataBukti, PackedBody>(new URL('./bukti.worker.ts', import.meta.url), {
    data: tugas,
    ...(feed && { feed }),
    async hear(said, tell) {
      if ('body' in said) return said;
      tell({ tanda: hex(await signLong(said.text)) });
      return undefined;
    },
  });

/**
 * The public file of the run that is published at an instant, put together while everybody else is served. All of it is of one
 * state, so that a result which is replaced meanwhile leaves no file of two runs.
 */
export const susunBukti = ({ store, secrets }: Context, nowMs: number): Promise<PackedBody> =>
  store.snapshot(async (read) => {
    const run = await findRunTerbit(read, nowMs);
    const potret = run && (await findPotret(read, run.nomor));
    const sekolah = await findSekolah(read);
    if (!potret || !sekolah) throw new NotFound();
    const { nomor, sha256, terbit_ms, nilai_terendah } = run;
    const { mode, masukan } = potret;
    const isi = {
      sekolah: sekolah.nama,
      nomor,
      mode,
      terbit_ms,
      nama_program: await namesOf(read),
      ...(nilai_terendah && { nilai_terendah }),
    };
    const tugas: TugasBukti = {
      jenis: 'bukti-seleksi',
      kunci: hex(secrets.signingKey),
      isi,
      masukan,
      samaran: { key: secrets.key('samaran'), sha256 },
    };
    return susun(secrets, tugas, async (tell) => {
      for await (const rows of eachDiumumkan(read, run.terbit_ms)) {
        tell(rows);
        await setImmediate();
      }
      tell(null);
    });
  });

/** The whole run as it is, for the inspectorate. */
export async function susunLengkap(
  { store: { read }, secrets }: Context,
  { nomor, mode, sha256, nama, alasan, dibuat_ms, masukan, hasil }: PotretTersimpan,
): Promise<PackedBody> {
  const isi = { nomor, mode, sha256, nama, alasan, dibuat_ms, nama_program: await namesOf(read) };
  const kunci = hex(secrets.signingKey);
  return susun(secrets, { jenis: 'bukti-seleksi-lengkap', kunci, isi, masukan, hasil });
}

/** In one order, so that the same result is the same file, also on a restored server. */
const namesOf = async (read: Reader): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await listProgram(read))
      .map(({ id, name }) => [id, name] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
