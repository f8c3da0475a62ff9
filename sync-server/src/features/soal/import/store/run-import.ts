import type { HasilImportSoal, PembagianSoal } from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import type { TemuanSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import type { Context } from '../../../../context.ts';
import { actorOf } from '../../../../crud/build-crud.ts';
import type { SignedIn } from '../../../../http/route.ts';
import { findMediaIds } from '../../../../media/media.queries.ts';
import { nativeDigest } from '../../../../server/secrets/native-digest.ts';
import { bagiKelompok } from './bagi-kelompok.ts';
import { findGanda } from './ganda-import.ts';
import type { GambarImport, SoalImport } from '../read/raw/soal-import.ts';
import { addBankOfKelompok, namaBankKelompok } from '../../bank/kelompok.mutations.ts';
import type { MasterSoalRow } from '../../bank/master-soal.queries.ts';
import { imagesOf, planImport } from './plan-import.ts';
import { listSoal } from '../../bank/soal.queries.ts';
import { writeImport } from './write-import.ts';

/** An import of a file, for one bank or for a bank of each group in it. */
export interface ImportOfBagian {
  akun: SignedIn;
  /** The bank that was opened. */
  bank: MasterSoalRow;
  namaBerkas: string;
  cara: 'tambah' | 'ganti';
  /** Questions that `ganti` deletes in all banks together, as they were shown, and why. */
  dihapus?: number | undefined;
  alasan?: string | null;
  pembagian: PembagianSoal;
  kelompok: string;
  soal: readonly SoalImport[];
}

type Jumlah = Pick<HasilImportSoal, 'baru' | 'tetap' | 'dihapus'>;

interface Terbagi {
  jumlah: Jumlah;
  bank: HasilImportSoal['bank'];
}

/** What an import would do, without writing, and which questions of the file stand in it twice. */
export async function foreseeImport(
  { store }: Context,
  impor: ImportOfBagian,
): Promise<Terbagi & { temuan: TemuanSoal[] }> {
  const { cara, soal } = impor;
  const sums = new Map(soal.flatMap(imagesOf).map((image) => [image, sha256Of(image)]));
  const ids = await findMediaIds(store.read, 'soal', [...sums.values()]);
  const idOf = (image: GambarImport) => ids.get(sums.get(image) ?? '') ?? `baru-${sums.get(image)}`;
  const parts = bagiKelompok(impor.bank.id, soal, impor);
  const temuan = parts.flatMap((part) => findGanda(part.soal, idOf));
  const counted = await Promise.all(
    parts.map(async (part) => {
      const stored = await listSoal(store.read, part.bankId);
      const { rows, tetap } = planImport(cara === 'ganti' ? [] : stored, part.soal, cara, idOf);
      return { ...part, baru: rows.length, tetap, dihapus: cara === 'ganti' ? stored.length : 0 };
    }),
  );
  return { ...sumOf(impor, counted), temuan };
}

/** Writes the good questions of a file, bank by bank; the same file again completes what an interruption left out. */
export async function runImport(
  context: Context,
  impor: ImportOfBagian,
): Promise<Terbagi & { hapusan_id: string | undefined }> {
  const { akun, bank, namaBerkas, cara, alasan = null } = impor;
  const parts = bagiKelompok(bank.id, impor.soal, impor);
  const seen = await listSeen(context, parts, impor.dihapus);
  const written = [];
  for (const part of parts) {
    if (part.kelompok !== '')
      await context.store.tx(actorOf(akun), (tx) =>
        addBankOfKelompok(tx, context.clock.nowMs(), akun, bank, part),
      );
    const { bankId, soal } = part;
    const asked = { akun, bankId, namaBerkas, cara, soal, alasan, dihapus: seen.get(bankId) };
    written.push({ ...part, ...(await writeImport(context, asked)) });
  }
  const deleted = written.flatMap(({ hapusan_id }) => hapusan_id ?? []);
  // Several are taken back one by one, where deletions are listed.
  return { ...sumOf(impor, written), hapusan_id: deleted.length === 1 ? deleted[0] : undefined };
}

/** Of the questions that were shown to go, those of each bank; empty where they are others by now: then each bank refuses. */
async function listSeen(
  { store }: Context,
  parts: readonly { bankId: string }[],
  dihapus: number | undefined,
): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  for (const { bankId } of parts) seen.set(bankId, (await listSoal(store.read, bankId)).length);
  const total = [...seen.values()].reduce((sum, one) => sum + one, 0);
  return total === dihapus ? seen : new Map();
}

function sumOf(
  { bank, pembagian }: ImportOfBagian,
  parts: readonly (Jumlah & { bankId: string; kelompok: string })[],
): Terbagi {
  const sum = (name: keyof Jumlah) => parts.reduce((total, part) => total + part[name], 0);
  const banks = parts.map(({ bankId: id, kelompok, baru, tetap, dihapus }) => ({
    id,
    mapel: namaBankKelompok(bank.mapel, kelompok),
    kelompok,
    baru,
    tetap,
    dihapus,
  }));
  return {
    jumlah: { baru: sum('baru'), tetap: sum('tetap'), dihapus: sum('dihapus') },
    bank: pembagian === 'pecah' ? banks : [],
  };
}

const sha256Of = ({ bytes }: GambarImport) => Buffer.from(nativeDigest.sha256(bytes)).toString('hex');
