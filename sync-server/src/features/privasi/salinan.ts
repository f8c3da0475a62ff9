import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import { streamZip, type LazyPart } from '../../archive/stream-zip.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type SignedIn } from '../../http/route.ts';
import type { Media } from '../../media/media.queries.ts';
import { lockPendaftar } from '../pendaftaran/berkas.queries.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';
import { hasRunningUjian } from '../ujian/commands/running-attempts.queries.ts';
import { tindakanSalin, type Untuk } from './orang/aturan-salinan.ts';
import { kumpulkan } from './kumpulkan.ts';
import { readNamaIsi } from './nama-isi.queries.ts';
import { findOrang } from './orang/orang.queries.ts';
import { susunRingkasan } from './ringkasan.ts';
import { hasSalinanSejak } from './orang/tersirat.queries.ts';

/**
 * Everything that is kept about an applicant as an archive, on record before anything is read: a page to read, the rows
 * as JSON, and his files, which are read one at a time while it is sent. Throws NotFound for an unknown one.
 */
export async function answerSalinan(
  context: Context,
  call: Call,
  pesertaId: string,
  untuk: Untuk,
): Promise<Response> {
  const { store, clock } = context;
  const nowMs = clock.nowMs();
  const orang = await findOrang(store.read, pesertaId);
  if (!orang) throw new NotFound('Pendaftar ini tidak ada lagi. Muat ulang daftarnya.');
  await catatSalinan(context, accountOf(call), pesertaId, untuk);
  const zona = await context.zona();
  const kumpulan = await kumpulkan(store.read, orang, untuk, nowMs);
  const berkas = kumpulan.berkas.map((one, at) => ({ media: one, alamat: alamatDalam(one, at) }));
  const ringkasan = susunRingkasan(kumpulan, {
    sekolah: (await findSekolah(store.read))?.nama ?? '',
    nama: orang.nama,
    nomor: orang.nomor_register ?? orang.nomor_peserta,
    untuk,
    dibuat_ms: nowMs,
    zona,
    namaIsi: await readNamaIsi(store.read, Object.values(kumpulan.tabel).flat()),
    berkas: berkas.map(({ media: { nama }, alamat }) => ({ nama, alamat })),
  });
  const data = {
    untuk,
    dibuat_ms: nowMs,
    berkas: berkas.map(({ media: { id, nama }, alamat }) => ({ id, nama, alamat })),
    tabel: kumpulan.tabel,
  };
  const parts: LazyPart[] = [
    { name: 'ringkasan.html', read: () => Promise.resolve(Buffer.from(ringkasan)) },
    { name: 'data.json', read: () => Promise.resolve(Buffer.from(JSON.stringify(data, null, 1))) },
    ...berkas.map(({ media, alamat }) => ({ name: alamat, read: () => readOrSay(context, media) })),
  ];
  return call.body(streamZip(parts), 200, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="salinan-data-${localDate(nowMs, zona)}.zip"`,
    'cache-control': 'no-store',
  });
}

/** A copy reads much: somebody's own is made at most this often. */
const jedaMenit = 5;

/** Puts a copy on record. Refuses an applicant's own while anybody sits an exam (409), and soon after the last one (429). */
async function catatSalinan(
  { store, clock }: Context,
  akun: SignedIn,
  pesertaId: string,
  untuk: Untuk,
): Promise<void> {
  const isOwn = akun.peserta_id === pesertaId;
  if (isOwn && (await hasRunningUjian(store.read)))
    throw new Refusal(
      'Salinan data tidak dibuat selama ada ujian, supaya ujian tidak terganggu. Minta lagi sesudah ujian selesai.',
      409,
    );
  await store.tx(actorOf(akun), async (tx) => {
    // Two that are asked for at once take turns.
    await lockPendaftar(tx, pesertaId);
    const nowMs = clock.nowMs();
    const sejakMs = nowMs - jedaMenit * 60_000;
    if (isOwn && (await hasSalinanSejak(tx, akun.akun_id, pesertaId, sejakMs)))
      throw new Refusal(
        `Salinan data Anda baru saja dibuat. Buka berkas yang sudah diunduh, atau minta lagi ${jedaMenit} menit kemudian.`,
        429,
      );
    await writeAudit(tx, nowMs, {
      tindakan: tindakanSalin,
      tabel: 'peserta',
      baris_id: pesertaId,
      sesudah: { untuk },
    });
  });
}

/** A file that is gone from the disk does not keep the rest back. */
async function readOrSay({ media: files, log }: Context, { id, sha256 }: Media): Promise<Uint8Array> {
  return files.get(sha256).catch((error: unknown) => {
    log.error({ err: error, media_id: id }, 'a stored file is missing');
    return Buffer.from('Berkas ini hilang dari server. Mintalah panitia memulihkannya dari pencadangan.');
  });
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** A name of its own inside the archive, of letters that every system takes. */
function alamatDalam({ nama, mime }: Media, at: number): string {
  const plain = nama
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, 60);
  return `berkas/${String(at + 1).padStart(2, '0')}-${plain}.${extensions[mime] ?? 'bin'}`;
}
