import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { importSoal, templatSoal, type HasilImport } from '@spmb/shared/soal/calls.ts';
import {
  permintaanImportSoalContract,
  type HasilImportSoal,
} from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { fileNameOf } from '../../../crud/spreadsheet/read-import-file.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted, workbook } from '../../../http/answers.ts';
import { checked } from '../../../http/read-body.ts';
import { requireSpace } from '../../../http/door/require-space.ts';
import { accountOf, type Call, type Route } from '../../../http/route.ts';
import { petaOf, readForm, type Form } from '../../../media/read-form.ts';
import { saveImport } from '../../peserta/import/import.mutations.ts';
import { buildLaporan } from './read/build-laporan.ts';
import { buildSoalTemplate } from './read/build-soal-template.ts';
import { readSoal } from './read/read-soal.ts';
import { getMasterSoal, refuseFrozen } from '../bank/master-soal.queries.ts';
import { foreseeImport, runImport, type ImportOfBagian } from './store/run-import.ts';
import { sayKelompok } from './store/say-kelompok.ts';
import { soal as soalTable } from '../bank/soal.table.ts';

/** Import of questions from a file, and the template to fill in. */
export function soalImportRoutes(context: Context): Route[] {
  return [
    answerCall(importSoal, undefined, ({ call, at }) => handleImport(context, call, at.id), {
      deletes: { table: soalTable },
    }),
    answerCall(templatSoal, undefined, async ({ call }) =>
      workbook(call, await buildSoalTemplate(), 'templat-soal.xlsx'),
    ),
  ];
}

async function handleImport(context: Context, call: Call, bankId: string): Promise<HasilImport> {
  await requireSpace(context);
  const akun = accountOf(call);
  const { read } = context.store;
  const bank = await getMasterSoal(read, akun, bankId);
  await refuseFrozen(context.ahead, read, bank);
  const form = await readForm(call);
  const { mode, cara, peta, ...bagi } = askedOf(form);
  const file = form.file('file_soal');
  if (!file) throw new Refusal('Belum ada berkas yang dipilih. Pilih berkas soal, lalu coba lagi.');
  const lampiran = await attachmentsOf(form.files('gambar'));
  const options = { peta: peta ?? undefined, pratinjau: mode === 'periksa' };
  const hasil = await readSoal(await bytesOf(file), file.name, lampiran, options);
  const laporan = buildLaporan(hasil, file.name);
  const soal = hasil.soal.toSorted((a, b) => a.nomor - b.nomor);
  const impor: ImportOfBagian = { akun, bank, cara, soal, ...bagi, namaBerkas: fileNameOf(file) };
  const foreseen = await foreseeImport(context, impor);
  laporan.temuan.push(...foreseen.temuan, ...sayKelompok(laporan.kelompok, bagi));
  const base = { ...laporan, mode, cara, bank: foreseen.bank };
  if (mode === 'periksa') {
    const data: HasilImportSoal = { ...base, id: null, ...foreseen.jumlah };
    return acted(`${data.siap} soal siap diimpor, ${data.gagal} tidak dapat dipakai.`, { data });
  }
  const refuse = (message: string) => {
    const data: HasilImportSoal = { ...base, id: null, baru: 0, tetap: 0, dihapus: 0 };
    return new Refusal(message, 200, { data });
  };
  if (soal.length === 0)
    throw refuse(
      'Tidak ada soal yang dapat diimpor dari berkas ini. Lihat temuannya, perbaiki, lalu impor lagi.',
    );
  if (laporan.kelompok.length > 0 && bagi.pembagian === '') {
    const names = laporan.kelompok.map(({ nama }) => nama).join(', ');
    throw refuse(
      `Berkas ini berisi soal untuk kelompok yang berbeda (${names}). Pilih dulu: satu bank untuk tiap kelompok, satu kelompok saja, atau semuanya di satu bank.`,
    );
  }
  const { hapusan_id, bank: banks, jumlah: written } = await runImport(context, impor);
  // The kept report holds no questions: it may be read by who may not see a key.
  const kept = { ...base, pratinjau: [], tabel: [], bank: banks, ...written };
  const id = await context.store.tx(actorOf(akun), (tx) =>
    saveImport(tx, context.clock.nowMs(), { jenis: 'soal', nama_berkas: impor.namaBerkas, laporan: kept }),
  );
  const data: HasilImportSoal = { ...base, bank: banks, id, ...written };
  const message = `${data.baru} soal diimpor, ${data.tetap} sudah ada, ${data.gagal} tidak dapat dipakai.`;
  return acted(message, { data, hapusan_id });
}

function askedOf(form: Form) {
  return checked(permintaanImportSoalContract, {
    mode: form.text('mode'),
    cara: form.text('cara'),
    dihapus: form.text('dihapus'),
    alasan: form.text('alasan'),
    pembagian: form.text('pembagian'),
    kelompok: form.text('kelompok'),
    peta: petaOf(form),
  });
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

async function attachmentsOf(files: readonly File[]): Promise<Map<string, Uint8Array>> {
  return new Map(await Promise.all(files.map(async (file) => [file.name, await bytesOf(file)] as const)));
}
