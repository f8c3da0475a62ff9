import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { checkProfilSekolah, type IsianProfilSekolah } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import type { Context } from '../../context.ts';
import { checkVersion } from '../../crud/save/check-version.ts';
import type { SaveOptions } from '../../crud/save/read-values.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { NotFound } from '../../http/errors.ts';
import { keepMedia } from '../../media/media.mutations.ts';
import { profilOf } from './profil-sekolah.ts';
import { lockSekolah } from './sekolah.queries.ts';
import { updateSekolah } from './sekolah.mutations.ts';

const pictures = ['logo', 'bg', 'bg_nav'] as const;

/** Saves the school's profile. An empty `apikey` keeps the stored one (N23). */
export async function saveProfil(
  context: Context,
  tx: Transaction,
  isian: IsianProfilSekolah,
  options: SaveOptions,
): Promise<void> {
  refuseIsian(checkProfilSekolah(isian));
  const before = await lockSekolah(tx);
  if (!before) throw new NotFound();
  await checkVersion(tx, 'sekolah', before, options.versi);
  if (isian.zona !== before.zona && (await context.ahead.hasRunningUjian(tx)))
    throw new Refusal('Zona waktu tidak dapat diubah selama ada peserta yang sedang mengerjakan ujian.');
  await assertPictures(tx, context.clock.nowMs(), isian);
  const { apikey, ...values } = isian;
  const key = apikey === '' ? {} : { apikey_tersegel: context.secrets.seal(Buffer.from(apikey)) };
  const nowMs = context.clock.nowMs();
  const after = { ...before, ...values, ...key, versi: before.versi + 1, diubah_ms: nowMs };
  await updateSekolah(tx, after);
  await writeAudit(tx, nowMs, {
    tindakan: 'ubah',
    tabel: 'sekolah',
    baris_id: schoolId,
    sebelum: profilOf(before),
    sesudah: { ...profilOf(after), ...(apikey !== '' && { apikey: '(diganti)' }) },
    alasan: options.alasan ?? null,
  });
}

/** Pictures are names of files that were uploaded as such. */
async function assertPictures(tx: Transaction, nowMs: number, isian: IsianProfilSekolah): Promise<void> {
  const names = pictures.flatMap((field) => isian[field] ?? []);
  const missing = await keepMedia(tx, nowMs, 'logo', names);
  const lost = pictures.filter((field) => missing.includes(isian[field] ?? ''));
  refuseIsian(
    Object.fromEntries(lost.map((field) => [field, 'Gambar ini tidak ada lagi. Unggah sekali lagi.'])),
  );
}
