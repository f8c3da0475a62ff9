import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import {
  MAKS_UNGGAHAN_SOAL,
  permintaanImporSoalContract,
  type HasilImporSoal,
} from '@spmb/shared/soal/hasil-impor-soal.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { fileNameOf } from '../../crud/spreadsheet/read-import-file.ts';
import { done, workbook } from '../../http/answers.ts';
import { checked } from '../../http/read-body.ts';
import { requireRoom } from '../../http/require-room.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { findMediaIds } from '../../media/media.queries.ts';
import { readForm } from '../../media/read-form.ts';
import { nativeDigest } from '../../server/native-digest.ts';
import { saveImpor } from '../peserta/impor.mutations.ts';
import { buildLaporan } from './impor/build-laporan.ts';
import { buildSoalTemplate } from './impor/build-soal-template.ts';
import { readSoal } from './impor/read-soal.ts';
import type { GambarImpor } from './impor/soal-impor.ts';
import { getMasterSoal, refuseFrozen } from './master-soal.queries.ts';
import { imagesOf, planImpor } from './plan-impor.ts';
import { listSoal } from './soal.queries.ts';
import { writeImpor, type Impor } from './write-impor.ts';

/** Room for the form around the files. */
const formBytes = 64 * 1024;

/** Import of questions from a file, and the template to fill in. */
export function soalImporRoutes(context: Context): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/master-soal-impor/:id',
      capability: 'kelolaSoal',
      bodyMax: MAKS_UNGGAHAN_SOAL + formBytes,
      handle: (call) => handleImpor(context, call),
    },
    {
      method: 'GET',
      path: '/api/master-soal-impor-template',
      capability: 'kelolaSoal',
      handle: async (call) => workbook(call, await buildSoalTemplate(), 'templat-soal.xlsx'),
    },
  ];
}

async function handleImpor(context: Context, call: Call): Promise<Response> {
  await requireRoom(context);
  const akun = accountOf(call);
  const bankId = call.req.param('id') ?? '';
  const { read } = context.store;
  await refuseFrozen(read, await getMasterSoal(read, akun, bankId));
  const form = await readForm(call);
  const { mode, cara } = checked(permintaanImporSoalContract, {
    mode: form.text('mode'),
    cara: form.text('cara'),
  });
  const file = form.file('file_soal');
  if (!file) throw new Refusal('Belum ada berkas yang dipilih. Pilih berkas soal, lalu coba lagi.');
  const hasil = await readSoal(await bytesOf(file), file.name, await attachmentsOf(form.files('gambar')));
  const laporan = buildLaporan(hasil, file.name);
  const soal = hasil.soal.toSorted((a, b) => a.nomor - b.nomor);
  const impor: Impor = { akun, bankId, namaBerkas: fileNameOf(file), cara, soal };
  if (mode === 'periksa') {
    const data: HasilImporSoal = { ...laporan, id: null, mode, cara, ...(await foresee(context, impor)) };
    return done(call, `${data.siap} soal siap diimpor, ${data.gagal} tidak dapat dipakai.`, { data });
  }
  if (soal.length === 0) {
    const data: HasilImporSoal = { ...laporan, id: null, mode, cara, baru: 0, tetap: 0, dihapus: 0 };
    throw new Refusal(
      'Tidak ada soal yang dapat diimpor dari berkas ini. Lihat temuannya, perbaiki, lalu impor lagi.',
      200,
      {
        data,
      },
    );
  }
  const written = await writeImpor(context, impor);
  // The kept report holds no questions: it may be read by who may not see a key.
  const kept = { ...laporan, pratinjau: [], mode, cara, ...written };
  const id = await context.store.tx(actorOf(akun), (tx) =>
    saveImpor(tx, context.clock.nowMs(), { jenis: 'soal', nama_berkas: impor.namaBerkas, laporan: kept }),
  );
  const data: HasilImporSoal = { ...laporan, id, mode, cara, ...written };
  const message = `${data.baru} soal diimpor, ${data.tetap} sudah ada, ${data.gagal} tidak dapat dipakai.`;
  return done(call, message, { data });
}

/** What the import would do, without writing. */
async function foresee(context: Context, { bankId, cara, soal }: Impor) {
  const sums = new Map(soal.flatMap(imagesOf).map((image) => [image, sha256Of(image)]));
  const ids = await findMediaIds(context.store.read, 'soal', [...sums.values()]);
  const stored = await listSoal(context.store.read, bankId);
  const idOf = (image: GambarImpor) => ids.get(sums.get(image) ?? '') ?? `baru-${sums.get(image)}`;
  const { rows, tetap } = planImpor(cara === 'ganti' ? [] : stored, soal, cara, idOf);
  return { baru: rows.length, tetap, dihapus: cara === 'ganti' ? stored.length : 0 };
}

const sha256Of = ({ bytes }: GambarImpor) => Buffer.from(nativeDigest.sha256(bytes)).toString('hex');
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

async function attachmentsOf(files: readonly File[]): Promise<Map<string, Uint8Array>> {
  return new Map(await Promise.all(files.map(async (file) => [file.name, await bytesOf(file)] as const)));
}
