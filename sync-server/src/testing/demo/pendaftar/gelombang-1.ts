import type { Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { diterima, draf, pengajuan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { nilaiRaporDari } from '@spmb/shared/pendaftaran/rata-rata.ts';
import { dokumenDiminta } from '@spmb/shared/verifikasi/putusan.ts';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';
import { schoolId } from '../../../db/school-id.ts';
import {
  berkas,
  berkasTerkirim,
  peralihanBerkas,
  tandaBerkas,
} from '../../../features/pendaftaran/berkas.table.ts';
import { nilaiPeserta } from '../../../features/olah-nilai/skor/nilai-peserta.table.ts';
import { persetujuan } from '../../../features/persetujuan/persetujuan.table.ts';
import { updatePendaftar } from '../../../features/peserta/rows/peserta.mutations.ts';
import { pemeriksaan } from '../../../features/verifikasi/pemeriksaan/pemeriksaan.table.ts';
import { media } from '../../../media/media.table.ts';
import { actorDari, type PendaftarDemo } from './pendaftar-demo.ts';

/** Applicants of one transaction. */
const sekaligus = 60;

type Petugas = Parameters<typeof actorDari>[0];

/**
 * What the committee knows of somebody of that round: the theory test of then, with its weight, since no exam of this server
 * was it, and the interview. The last of each twelve is still to come for one.
 */
function nilaiDari({ id: peserta_id, plan: { nomor } }: PendaftarDemo, diubah_ms: number) {
  const points = (factor: number, least: number) => 100 * (least + ((nomor * factor) % (96 - least)));
  return {
    sekolah_id: schoolId,
    peserta_id,
    wawancara: nomor % 12 === 11 ? null : points(11, 65),
    diketik: { teori: Math.round(points(17, 45) * 0.3) },
    order_person_status: false,
    order_person_name: '',
    afirmasi: null,
    prioritas: false,
    prioritas_alasan: '',
    keterangan: '',
    versi: 1,
    diubah_ms,
  };
}

/**
 * Files that were sent and accepted weeks ago, in the rows that the mutations write but many at once: one by one they take
 * as long as all the rest of the demo. Messages and trail of that round are left out.
 */
export async function seedGelombang1(
  { store }: Context,
  pendaftar: readonly PendaftarDemo[],
  { petugas, syarat }: { petugas: Petugas; syarat: Syarat },
): Promise<void> {
  for (let at = 0; at < pendaftar.length; at += sekaligus) {
    const rows = pendaftar.slice(at, at + sekaligus).map((one) => barisDari(one, petugas, syarat));
    await store.tx(actorDari(petugas), async (tx) => {
      await tx.insert(media).values(rows.flatMap((one) => one.media));
      await tx.insert(berkas).values(rows.map((one) => one.berkas));
      await tx.insert(berkasTerkirim).values(rows.map((one) => one.terkirim));
      await tx.insert(persetujuan).values(rows.map((one) => one.setuju));
      await tx.insert(tandaBerkas).values(rows.flatMap((one) => one.tanda));
      await tx.insert(peralihanBerkas).values(rows.flatMap((one) => one.peralihan));
      await tx.insert(pemeriksaan).values(rows.map((one) => one.pemeriksaan));
      await tx.insert(nilaiPeserta).values(rows.map((one) => one.nilai));
      for (const { berkas: own, terkirim } of rows) {
        const { agama, nomor_hp, foto } = terkirim.isi;
        await updatePendaftar(tx, own.diubah_ms, own.peserta_id, { status: diterima, agama, nomor_hp, foto });
      }
    });
  }
}

function barisDari(one: PendaftarDemo, petugas: Petugas, syarat: Syarat) {
  const { id: peserta_id, akun_id, nama, nowMs, plan, files = new Map() } = one;
  const [sentMs, decidedMs] = [nowMs - plan.dikirimLaluMs, nowMs - plan.diputusLaluMs];
  const own = { sekolah_id: schoolId, peserta_id };
  const ids = new Map([...files.values()].map(({ sha256 }) => [sha256, newId(sentMs)]));
  const stored = new Map([...files.values()].map((file) => [file.sha256, file]));
  const names = [...files].map(([field, { sha256 }]) => [field, ids.get(sha256) ?? null]);
  const isi = { ...one.isi, ...Object.fromEntries(names) };
  const marks = [
    ['nisn', isi.nisn],
    ['nik', isi.nik],
    ...[...files].map(([kolom, { sha256 }]) => [kolom, sha256]),
  ];
  const act = (ms: number, dari: number, ke: number) => {
    const id = newId(ms);
    return { ...own, id, operasi_id: id, dari, ke, alasan: [], catatan: '', dibuat_ms: ms };
  };
  return {
    media: [...stored].map(([sha256, file]) => ({
      ...file,
      sekolah_id: schoolId,
      id: ids.get(sha256) ?? '',
      akun_id,
      dibuat_ms: sentMs,
    })),
    berkas: {
      ...own,
      isi,
      terbuka: null,
      versi: 2,
      diubah_ms: decidedMs,
      ke: 1,
      daftar_ms: sentMs,
      dikirim_ms: sentMs,
    },
    setuju: { ...own, versi: 1, saat: 'kirim' as const, dibuat_ms: sentMs },
    terkirim: { ...own, ke: 1, isi, nilai_rapor: nilaiRaporDari(isi), koreksi: false, dibuat_ms: sentMs },
    tanda: marks.map(([kolom = '', nilai = '']) => ({ ...own, kolom, nilai })),
    peralihan: [
      { ...act(sentMs, draf, pengajuan), peristiwa: 'kirim' as const, akun_id, nama },
      { ...act(decidedMs, pengajuan, diterima), peristiwa: 'verifikasi' as const, ...petugas },
    ],
    pemeriksaan: {
      ...own,
      dokumen: dokumenDiminta(isi, syarat)
        .filter((paper) => paper.berkas !== null)
        .map(({ kolom }) => ({ kolom, putusan: 'baik' as const, catatan: '' })),
      dokumen_ke: 1,
      diputus_ms: decidedMs,
    },
    nilai: nilaiDari(one, decidedMs),
  };
}
