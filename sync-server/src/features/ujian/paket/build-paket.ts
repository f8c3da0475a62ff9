import { toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { freeOptions } from '@spmb/shared/soal/html/free-options.ts';
import { mediaOf, plainItem } from '@spmb/shared/soal/plain-item.ts';
import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import {
  itemKey,
  sealImage,
  sealItem,
  type PaketHead,
  type SealedImageRef,
  type SealedPaket,
} from '@spmb/shared/sync/seal/sealed-paket.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import { liveTopic, rosterChanged } from '../../../live/live-topic.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import type { JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { insertPaket } from './paket.mutations.ts';
import {
  findNewestPaket,
  listMedia,
  listSoalOfBank,
  findVersi,
  type PaketPlace,
  type SoalRow,
} from './paket.queries.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';

type Jadwal = JadwalOfPeserta['jadwal'];
const turn = () => new Promise((resolve) => setImmediate(resolve));

const building = new Map<string, Promise<string>>();

/** While a bank is being edited, lists of exams offer the sheet they have: every build is a download for every device. */
const listedForMs = 5 * 60_000;

/** The sheet that a list of exams offers ahead of the start: the newest, built anew at most every few minutes. */
export async function offerPaket(context: Context, jadwal: Jadwal, tanggal: string, sesiId: string) {
  const place = { jadwal_ujian_id: jadwal.id, tanggal, jadwal_ujian_sesi_id: sesiId };
  const newest = await findNewestPaket(context.store.read, place);
  const isFresh = newest && context.clock.nowMs() - newest.dibuat_ms < listedForMs;
  return isFresh ? newest.id : ensurePaket(context, jadwal, tanggal, sesiId);
}

/** Id of the paket of a schedule and session, built anew where banks or counts changed since the last build. */
export async function ensurePaket(
  context: Context,
  jadwal: Jadwal,
  tanggal: string,
  sesiId: string,
): Promise<string> {
  const place: PaketPlace = { jadwal_ujian_id: jadwal.id, tanggal, jadwal_ujian_sesi_id: sesiId };
  const banks = [jadwal.master_soal_id_1, jadwal.master_soal_id_2].filter((id): id is string => id !== null);
  const versions = await Promise.all(
    banks.map(async (id) => [id, await findVersi(context.store.read, id)] as const),
  );
  const counts = [jadwal.jumlah_soal_1, jadwal.jumlah_soal_2];
  const sidik = JSON.stringify([versions, counts]);
  const newest = await findNewestPaket(context.store.read, place);
  if (newest?.sidik === sidik) return newest.id;
  const key = JSON.stringify([place, sidik]);
  let running = building.get(key);
  if (!running) {
    const parts = banks
      .map((id, index) => ({ bank: id, jumlah: counts[index] ?? 0 }))
      .filter((part) => part.jumlah > 0);
    running = build(context, place, sidik, (newest?.versi ?? 0) + 1, parts).finally(() =>
      building.delete(key),
    );
    building.set(key, running);
  }
  return running;
}

async function build(
  context: Context,
  place: PaketPlace,
  sidik: string,
  versi: number,
  parts: { bank: string; jumlah: number }[],
): Promise<string> {
  const head: PaketHead = { sekolah_id: schoolId, ...place, versi };
  const paketKey = systemRandomness.bytes(32);
  const butir: SealedPaket['butir'] = {};
  const bagian: { butir: string[]; jumlah: number }[] = [];
  const kunciJawaban: Record<string, Letter> = {};
  const opsi: Record<string, string> = {};
  const images = new Map<string, SealedImageRef & { ukuran: number }>();
  for (const { bank, jumlah } of parts) {
    const rows = await listSoalOfBank(context.store.read, bank);
    if (rows.length < jumlah)
      throw new Refusal(
        `Bank soal hanya berisi ${rows.length} soal siap, jadwal meminta ${jumlah}. Hubungi panitia.`,
      );
    bagian.push({ butir: rows.map((row) => row.id), jumlah });
    for (const row of rows) {
      await sealImages(context, row, images);
      const item = plainItem(row, (id) => publicRef(images.get(id)));
      butir[row.id] = sealItem(itemKey(nativeDigest, paketKey, row.id), head, row.id, item, systemRandomness);
      kunciJawaban[row.id] = row.jawaban;
      const free = freeOptions(item);
      if (free !== '') opsi[row.id] = free;
      await turn(); // sealing a whole bank at once would hold up answers
    }
  }
  const gambar = [...images.values()].map((image) => image.alamat);
  const body: SealedPaket = { v: 1, ...head, butir, gambar };
  const isi = JSON.stringify(body);
  const id = toBase64Url(nativeDigest.sha256(utf8(isi)));
  await context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'sistem' }, async (tx) => {
    const row = {
      id,
      ...place,
      versi,
      sidik,
      isi,
      kunci_tersegel: context.secrets.seal(paketKey),
      bagian,
      opsi,
      kunci_jawaban: kunciJawaban,
      dibuat_ms: context.clock.nowMs(),
    };
    await insertPaket(tx, row, [...images.values()]);
    // Devices that were ready for the sheet before are not any more.
    const { tanggal, jadwal_ujian_sesi_id } = place;
    tx.afterCommit(() => context.live.publish(liveTopic(tanggal, jadwal_ujian_sesi_id), rosterChanged));
  });
  // Another process may have built the same version first: its build is the one that counts.
  return (await findNewestPaket(context.store.read, place))?.id ?? id;
}

function publicRef(image: (SealedImageRef & { ukuran: number }) | undefined): SealedImageRef | undefined {
  if (!image) return undefined;
  const { alamat, kunci, mime, lebar, tinggi } = image;
  return { alamat, kunci, mime, lebar, tinggi };
}

async function sealImages(
  context: Context,
  row: SoalRow,
  images: Map<string, SealedImageRef & { ukuran: number }>,
): Promise<void> {
  const missing = [...new Set(mediaOf(row))].filter((id) => !images.has(id));
  for (const stored of await listMedia(context.store.read, missing)) {
    const { key, sealed } = sealImage(await context.media.get(stored.sha256), systemRandomness);
    const alamat = Buffer.from(await context.media.put(sealed), 'hex').toString('base64url');
    const { mime, lebar, tinggi } = stored;
    images.set(stored.id, { alamat, kunci: toBase64Url(key), mime, lebar, tinggi, ukuran: sealed.length });
    await turn();
  }
}
