import type { RencanaKoreksi } from '@spmb/shared/hasil-ujian/koreksi-kunci.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { scoreHundredths, type Kunci } from '@spmb/shared/sync/stream/merge.ts';
import type { Context } from '../../context.ts';
import { readPortions } from '../../crud/list/read-portions.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { listKunciPaket, listSoalUjian, listUjianOfPaket } from './analisis-butir.queries.ts';
import { listKoreksiTerakhir, listUntukKoreksi } from './koreksi-kunci.queries.ts';

const notUsed = 'Soal ini belum pernah dipakai ujian. Ubah kuncinya di Bank Soal.';

/** The key in force of a question whose bank the account may open; throws NotFound for every other. */
export async function getKunci(context: Context, akun: SignedIn, soalId: string): Promise<Kunci> {
  const { read } = context.store;
  if ((await listSoalUjian(read, akun, [soalId])).length === 0) throw new NotFound();
  const sealed = (await listKunciPaket(read)).find(({ kunci_jawaban }) => soalId in kunci_jawaban);
  const kunci = (await listKoreksiTerakhir(read)).get(soalId) ?? sealed?.kunci_jawaban[soalId];
  if (kunci === undefined) throw new Refusal(notUsed, 409);
  return kunci;
}

/** Whose scores a corrected key would change; writes nothing. */
export async function planKoreksi(
  context: Context,
  akun: SignedIn,
  soalId: string,
  kunci: Kunci,
): Promise<RencanaKoreksi> {
  const { read } = context.store;
  const sebelum = await getKunci(context, akun, soalId);
  const corrected = await listKoreksiTerakhir(read);
  const sheets = (await listKunciPaket(read)).filter(({ kunci_jawaban }) => soalId in kunci_jawaban);
  const keysOf = new Map(
    sheets.map(({ id, kunci_jawaban }) => {
      const inForce = Object.entries(kunci_jawaban).map(([butir, key]) => [
        butir,
        corrected.get(butir) ?? key,
      ]);
      return [id, { ...(Object.fromEntries(inForce) as Record<string, Kunci>), [soalId]: kunci }];
    }),
  );
  const ids = await listUjianOfPaket(read, [...keysOf.keys()]);
  const plan: RencanaKoreksi = { sebelum, diperiksa: 0, naik: 0, turun: 0, jadwal: [], berubah: [] };
  for await (const part of readPortions(ids, (some) => listUntukKoreksi(read, some))) {
    for (const { paket_id, urutan, lembar, nilai, ...line } of part) {
      if (nilai === null || !urutan.includes(soalId)) continue;
      plan.diperiksa++;
      const sesudah = scoreHundredths(urutan, lembar, keysOf.get(paket_id) ?? {}).hundredths / 100;
      if (sesudah === nilai) continue;
      plan[sesudah > nilai ? 'naik' : 'turun']++;
      plan.berubah.push({ ...line, sebelum: nilai, sesudah });
    }
  }
  plan.jadwal = [...new Set(plan.berubah.map(({ jadwal }) => jadwal))].sort();
  plan.berubah.sort((a, b) => a.nama.localeCompare(b.nama));
  return plan;
}
