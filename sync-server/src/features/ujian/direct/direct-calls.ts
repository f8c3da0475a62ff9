import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { letters, type Letter } from '@spmb/shared/sync/stream/letter.ts';
import { timeLeftMs } from '@spmb/shared/sync/time/exam-time.ts';
import type { PlainItem } from '@spmb/shared/sync/seal/sealed-paket.ts';
import type {
  JawabanTersimpan,
  PilihanTampil,
  SoalTampil,
  UjianSelesai,
} from '@spmb/shared/ujian/answers.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Reader } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { assertReleased, finishedText } from '../start/assert-released.ts';
import { findAttempt, findAttemptOfRow, lockAttempt, type Attempt } from '../attempt/attempt.queries.ts';
import { isNoticeDue, usedNow } from '../time/attempt-time.ts';
import { kindOf } from '../batch/batch-refusals.ts';
import { actDirectly, getHolderOfSession } from './direct-stream.ts';
import { findFinishFrom } from '../finish/finish-from.queries.ts';
import { findJadwalOfPeserta, findJadwalOfUjian } from '../attempt/jadwal-of-peserta.queries.ts';
import { findDoor } from './door.queries.ts';
import { findHolder, hasDeviceStream } from '../lease/lease.queries.ts';
import { imageAddress } from '../paket/image-address.ts';
import { getOpenedPaket, openSoal } from '../paket/opened-paket.ts';

const notYours = 'Ujian ini bukan milik Anda atau belum dimulai. Kembali ke daftar ujian.';
const timeUp = 'Waktu ujian sudah habis. Jawaban yang sudah tersimpan tetap dihitung.';

/** A participant's attempt by the id of his exam row or by the attempt's own id. */
export type Named = { jadwal_ujian_id: string } | { ujian_id: string };

/** His attempt that counts, and whether its schedule closes these calls. */
async function getOwnAttempt({ store: { read } }: Context, akun: SignedIn, named: Named) {
  const attempt = await ('ujian_id' in named
    ? findAttempt(read, named.ujian_id)
    : findAttemptOfRow(read, named.jadwal_ujian_id));
  return asOwn(read, akun, attempt);
}

/** The same of an attempt that was found. By keys alone: every answer asks for it. */
async function asOwn(read: Reader, akun: SignedIn, attempt: Attempt | undefined) {
  if (attempt?.peserta_id !== akun.peserta_id || attempt.diarsipkan_ms !== null) throw new NotFound(notYours);
  const door = await findDoor(read, attempt.jadwal_ujian_id);
  if (!door) throw new NotFound(notYours);
  return { attempt, isClosed: door.tutup_panggilan_langsung };
}

/** The same with all that a release asks of. */
async function getOwnRow({ store: { read } }: Context, akun: SignedIn, named: Named) {
  const pesertaId = akun.peserta_id ?? '';
  const row =
    'ujian_id' in named
      ? await findJadwalOfUjian(read, pesertaId, named.ujian_id)
      : await findJadwalOfPeserta(read, pesertaId, named.jadwal_ujian_id);
  const attempt = row?.ujian && (await findAttempt(read, row.ujian.id));
  if (!row || !attempt) throw new NotFound(notYours);
  return { row, attempt, isClosed: row.jadwal.tutup_panggilan_langsung };
}

type Own = Awaited<ReturnType<typeof asOwn>>;

const isRunning = (attempt: Attempt) =>
  attempt.status === 'mengerjakan' || attempt.status === 'menunggu_kiriman';
const actorOf = (akun: SignedIn) => ({ sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username });
/** Whole seconds left, as the calls carry them (N28). */
const secondsLeft = (attempt: Attempt, usedMs: number) =>
  Math.ceil(timeLeftMs(attempt.boleh_ms, usedMs) / 1000);

/** A schedule may close these calls to participants whose device keeps a stream of its own. */
async function assertDoorOpen(read: Reader, { attempt, isClosed }: Own): Promise<void> {
  if (!isClosed || !(await hasDeviceStream(read, attempt.id))) return;
  throw new Refusal(
    'Jadwal ini hanya menerima jawaban dari aplikasi. Muat ulang halaman, lalu masuk lagi.',
    200,
    { jenis: 'panggilan-ditutup' },
  );
}

/** The attempt as this call finds it: its holder, away until the last minute, is told of that minute first (S12). */
async function heard(context: Context, akun: SignedIn, attempt: Attempt): Promise<Attempt> {
  if (!isNoticeDue(context, attempt)) return attempt;
  const holder = await findHolder(context.store.read, attempt);
  if (holder?.sesi_masuk_id !== akun.sesi_id) return attempt;
  const told = await context.store.tx(actorOf(akun), (tx) =>
    actDirectly(context, tx, attempt.id, akun.sesi_id, undefined, undefined),
  );
  return told.attempt;
}

/**
 * A question of the attempt in plain; `jawaban` is the participant's own choice, never the key (N27). Only for the
 * login session that holds the lease, and only while there is time (S15, S17).
 */
export async function fetchSoal(
  context: Context,
  akun: SignedIn,
  named: Named,
  nomor: number,
): Promise<SoalTampil> {
  const found = await getOwnRow(context, akun, named);
  const { row, attempt } = found;
  await assertDoorOpen(context.store.read, found);
  // Its start asked for the token; one that was not released has no lease, and its row asks for more.
  assertReleased(context, row, attempt, { shown: 'unproven' });
  await getHolderOfSession(context.store.read, attempt, akun.sesi_id);
  await heard(context, akun, attempt);
  const butir = attempt.urutan[nomor - 1];
  if (butir === undefined)
    throw new Refusal(`Soal nomor ${nomor} tidak ada. Ujian ini berisi ${attempt.urutan.length} soal.`);
  const opened = await getOpenedPaket(context, context.store.read, attempt.paket_id);
  const item = openSoal(opened, butir);
  return {
    id: `${attempt.id}-${nomor}`,
    nomor,
    soal: await withInlineImages(context, item.soal, item.media),
    soal_gambar: item.soal_gambar?.alamat ?? null,
    soal_gambar_path: await imageAddress(context, item.soal_gambar),
    jawaban: answerOf(attempt.lembar, butir),
    ...(await showOptions(context, item)),
  };
}

/** Text and picture of each option; where there is none, an empty text. */
async function showOptions(context: Context, item: PlainItem): Promise<PilihanTampil> {
  const fields: Record<string, string | null> = {};
  for (const letter of letters) {
    const option = item.pilihan[letter];
    const field = `pilihan_${letter.toLowerCase()}`;
    fields[field] = option ? await withInlineImages(context, option.teks, item.media) : '';
    fields[`${field}_gambar`] = option?.gambar?.alamat ?? null;
    fields[`${field}_gambar_path`] = await imageAddress(context, option?.gambar ?? null);
  }
  return fields as PilihanTampil;
}

async function withInlineImages(
  context: Context,
  html: string,
  media: Record<string, NonNullable<Parameters<typeof imageAddress>[1]>>,
) {
  let shown = html;
  for (const [name, image] of Object.entries(media)) {
    if (!shown.includes(`media:${name}`)) continue;
    shown = shown.replaceAll(`media:${name}`, (await imageAddress(context, image)) ?? '');
  }
  return shown;
}

export async function getTimeLeft(context: Context, akun: SignedIn, named: Named) {
  const { attempt: own } = await getOwnAttempt(context, akun, named);
  if (!isRunning(own)) return { time_left: 0 };
  const attempt = await heard(context, akun, own);
  return { time_left: secondsLeft(attempt, usedNow(context, attempt, undefined)) };
}

/** The client's clock reports; it can neither raise nor zero the time at will. */
export async function setTimeLeft(context: Context, akun: SignedIn, named: Named, timeleft: number) {
  const found = await getOwnAttempt(context, akun, named);
  const own = found.attempt;
  if (!isRunning(own)) return { time_left: 0 };
  await assertDoorOpen(context.store.read, found);
  const reportedMs = own.boleh_ms - timeleft * 1000;
  const { attempt } = await context.store.tx(actorOf(akun), (tx) =>
    actDirectly(context, tx, own.id, akun.sesi_id, undefined, reportedMs),
  );
  return { time_left: secondsLeft(attempt, attempt.terpakai_ms) };
}

/** Stores one choice, or says why not: in one transaction, whose attempt is in the writer's memory. */
export async function storeJawaban(
  context: Context,
  akun: SignedIn,
  id: string,
  pilihan: Letter,
): Promise<JawabanTersimpan> {
  const [, ujianId, nomor] = /^(\w+)-(\d+)$/.exec(id) ?? [];
  if (ujianId === undefined) throw new NotFound(notYours);
  return context.store.tx(actorOf(akun), async (tx) => {
    const found = await asOwn(tx, akun, await lockAttempt(tx, ujianId));
    const own = found.attempt;
    const butir = own.urutan[Number(nomor) - 1];
    if (butir === undefined) throw new NotFound('Soal ini tidak ada pada ujian Anda. Muat ulang halaman.');
    const refused = { status: false, exp: true };
    if (!isRunning(own)) {
      const jawaban = answerOf(own.lembar, butir);
      return { ...refused, jawaban, message: finishedText, jenis: kindOf('SESUDAH_SELESAI') };
    }
    await assertDoorOpen(tx, found);
    const body = { jenis: 'jawaban', butir, pilihan } as const;
    const { attempt, isOver, judged } = await actDirectly(context, tx, own.id, akun.sesi_id, body, undefined);
    const jawaban = answerOf(attempt.lembar, butir);
    if (judged?.verdik === 'dihitung')
      return { status: true, exp: false, jawaban, message: 'Jawaban tersimpan' };
    const alasan = judged?.alasan ?? 'LEWAT_WAKTU';
    const answer = { ...refused, jawaban, jenis: kindOf(alasan) };
    if (isOver || alasan === 'SESUDAH_SELESAI' || alasan === 'TERLAMBAT')
      return { ...answer, message: timeUp };
    return { ...answer, exp: false, message: 'Silahkan Ulang Kembali' };
  });
}

/** Finishes the attempt; a repeat changes nothing (S13). */
export async function konfirmasiSelesai(
  context: Context,
  akun: SignedIn,
  named: Named,
): Promise<UjianSelesai> {
  const found = await getOwnAttempt(context, akun, named);
  if (!isRunning(found.attempt)) return { status: true, message: finishedText };
  await assertDoorOpen(context.store.read, found);
  const own = await heard(context, akun, found.attempt);
  const usedMs = usedNow(context, own, undefined);
  const fromMs = await findFinishFrom(context.store.read, own);
  if (usedMs < own.boleh_ms && usedMs < fromMs)
    throw new Refusal(
      `Selesai baru dapat ditekan setelah ${fromMs / 60_000} menit. Periksa lagi jawaban Anda.`,
    );
  const sebab = usedMs >= own.boleh_ms ? 'waktu_habis' : 'sendiri';
  const body = { jenis: 'selesai', sebab, layar: '', boleh_ms: own.boleh_ms } as const;
  const { attempt } = await context.store.tx(actorOf(akun), (tx) =>
    actDirectly(context, tx, own.id, akun.sesi_id, body, undefined),
  );
  if (attempt.status !== 'selesai') throw new Refusal('Silah shkan ulang beberapa saat');
  return {
    status: true,
    message: `Ujian selesai. ${attempt.jumlah_terjawab} jawaban diterima server.`,
    jumlah: attempt.jumlah_terjawab,
    kode_terima: attempt.kode_terima,
  };
}
