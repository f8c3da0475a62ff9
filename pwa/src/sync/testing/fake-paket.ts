import { toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import type { Randomness } from '@spmb/shared/kernel/randomness.ts';
import {
  sealImage,
  sealItem,
  type PlainItem,
  type SealedImageRef,
  type SealedPaket,
} from '@spmb/shared/sync/seal/sealed-paket.ts';
import type { PreparableExam } from '../ports/exam-session.ts';
import { sha256Id } from '../ports/sha256-id.ts';

/** A paket with the keys of its questions, and the files by their address. */
export function buildFakePaket(
  butir: readonly string[],
  nowMs: number,
  random: Randomness,
): { jadwal: PreparableExam; files: Map<string, Uint8Array>; itemKeys: Record<string, string> } {
  const files = new Map<string, Uint8Array>();
  const itemKeys: Record<string, string> = {};
  const place = { sekolah_id: 's-1', tanggal: '2026-09-21', jadwal_ujian_sesi_id: 'sesi-1', versi: 1 };
  const head = { ...place, jadwal_ujian_id: 'jadwal-1' };
  const image = sealImage(utf8('gambar rahasia'), random);
  const alamat = sha256Id(image.sealed);
  files.set(`/api/paket-gambar/${alamat}`, image.sealed);
  const ref: SealedImageRef = {
    alamat,
    kunci: toBase64Url(image.key),
    mime: 'image/png',
    lebar: 10,
    tinggi: 10,
  };
  const sealed: Record<string, string> = {};
  for (const one of butir) {
    const key = random.bytes(32);
    const pilihan = { A: { teks: `PENANDA-${one}-A`, gambar: null }, B: { teks: 'b', gambar: null } };
    const item: PlainItem = { soal: `PENANDA-${one}`, soal_gambar: ref, pilihan, media: {} };
    itemKeys[one] = toBase64Url(key);
    sealed[one] = sealItem(key, head, one, item, random);
  }
  const paket: SealedPaket = { v: 1, ...head, butir: sealed, gambar: [alamat] };
  const body = utf8(JSON.stringify(paket));
  const id = sha256Id(body);
  files.set(`/api/paket/${id}`, body);
  const jadwal: PreparableExam = {
    id: 'baris-1',
    jadwal_ujian_id: 'baris-1',
    jadwal: 'Matematika',
    sesi: 'Sesi 1',
    tanggal: '2026-09-21',
    jam_mulai: '07:30',
    jam_selesai: '09:30',
    waktu: 60,
    aktif: true,
    selesai: false,
    token_wajib: true,
    jumlah_soal: butir.length,
    mulai_ms: 0,
    selesai_ms: nowMs,
    paket: { id, alamat: `/api/paket/${id}`, gambar: [alamat] },
  };
  return { jadwal, files, itemKeys };
}
