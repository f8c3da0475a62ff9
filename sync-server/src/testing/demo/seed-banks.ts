import { letters } from '@spmb/shared/sync/stream/letter.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { newId } from '../../db/new-id.ts';
import { prepareSoal } from '../../features/soal/bank/prepare-soal.ts';
import { insertSoal } from '../../features/soal/bank/soal.mutations.ts';
import { masterSoal } from '../../features/soal/bank/soal.table.ts';
import { saveMedia, type NewMedia } from '../../media/media.mutations.ts';
import type { BankSoalDemo, SoalDemo } from './bank/soal-demo.ts';
import { storePicture } from './store-picture.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };

const imagesOf = ({ gambar, gambarPilihan }: SoalDemo) =>
  [gambar, ...Object.values(gambarPilihan ?? {})].filter((name) => name !== undefined);

/** Writes one bank of the demo with its pictures; the answer is its id. `owner`: the account to which it belongs. */
export async function seedBank(
  context: Context,
  bank: BankSoalDemo,
  owner: string | null = null,
): Promise<string> {
  const now = context.clock.nowMs();
  const id = newId(now);
  const images = new Map<string, NewMedia>();
  for (const name of new Set(bank.soal.flatMap(imagesOf)))
    images.set(name, await storePicture(context, 'soal', name));
  await context.store.tx(system, async (tx) => {
    const ids = await saveMedia(tx, now, [...images.values()]);
    const idOf = (name: string | undefined) =>
      (name === undefined ? null : ids.get(images.get(name)?.sha256 ?? '')) ?? null;
    const rows = bank.soal.map((one, index) => {
      const nomor = index + 1;
      const options = Object.fromEntries(
        letters.flatMap((letter, place) => {
          const column = `pilihan_${letter.toLowerCase()}`;
          return [
            [column, one.pilihan[place] ?? ''],
            [`${column}_gambar`, idOf(one.gambarPilihan?.[letter])],
          ];
        }),
      );
      const isian = {
        soal: one.soal,
        soal_gambar: idOf(one.gambar),
        ...options,
        jawaban: one.jawaban,
        status: 'siap',
        nomor,
      };
      return { ...prepareSoal(isian as Parameters<typeof prepareSoal>[0]), nomor };
    });
    const { mapel, keterangan } = bank;
    const fixed = {
      sekolah_id: schoolId,
      program_keahlian_id: null,
      pemilik_akun_id: owner,
      versi: 1,
      diubah_ms: now,
    };
    await tx.insert(masterSoal).values({ ...fixed, id, mapel, keterangan });
    for (let i = 0; i < rows.length; i += 20) await insertSoal(tx, now, id, rows.slice(i, i + 20));
  });
  return id;
}
