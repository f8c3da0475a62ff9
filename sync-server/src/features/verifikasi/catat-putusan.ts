import { dicabut, diterima, ditolak, perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { PutusanDokumen } from '@spmb/shared/verifikasi/putusan.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { insertPeralihan, saveBerkas } from '../pendaftaran/berkas.mutations.ts';
import { updatePendaftar } from '../peserta/rows/peserta.mutations.ts';
import { insertPesan } from '../pesan/rows/pesan.mutations.ts';
import type { LockedFile } from './lock-file.ts';
import { savePemeriksaan } from './pemeriksaan/pemeriksaan.mutations.ts';

/** A verdict in which nothing is missing. */
interface Verdict {
  verifikasi_status: number;
  alasan_kode: string[];
  pesan: string;
  dokumen: PutusanDokumen[];
  terbuka: string[];
  /** The same in words, with what is wrong with the documents. */
  terbukaKata: string[];
  tanpaAlasan: boolean;
  operasi_id: string;
  sidik?: string;
  /** Names of the reasons that may be given. */
  alasanNames: readonly { kode: string; name: string }[];
}

/** Writes a verdict: act, status, what is open again, what was said of the documents, message and trail. */
export async function catatPutusan(
  tx: Transaction,
  nowMs: number,
  { own, terkirim, stored }: LockedFile,
  verdict: Verdict,
): Promise<void> {
  const peserta_id = own.id;
  const { verifikasi_status: ke, alasan_kode, pesan, dokumen, terbuka, operasi_id, sidik } = verdict;
  const act = { dari: own.status, ke, peristiwa: 'verifikasi' as const, operasi_id, sidik };
  await insertPeralihan(tx, nowMs, { peserta_id, ...act, alasan: alasan_kode, catatan: pesan });
  await updatePendaftar(tx, nowMs, peserta_id, { status: ke });
  // What was typed but never sent is no part of what was decided. Who was imported fills in the whole form.
  const open = ke === perbaikan && terkirim.ke > 0 ? terbuka : null;
  if (stored ?? ke === perbaikan)
    await saveBerkas(tx, nowMs, {
      peserta_id,
      isi: terkirim.isi,
      versi: (stored?.versi ?? 0) + 1,
      terbuka: open,
    });
  await savePemeriksaan(tx, peserta_id, {
    ...(dokumen.length > 0 && { dokumen, dokumen_ke: terkirim.ke }),
    usulan: null,
    pengusul: '',
    diputus_ms: nowMs,
  });
  await insertPesan(tx, nowMs, [{ peserta_id, id: operasi_id, jenis: 'kotak', ...kabar(verdict) }]);
  await writeAudit(tx, nowMs, {
    tindakan: 'verifikasi',
    tabel: 'peserta',
    baris_id: peserta_id,
    sebelum: { status: own.status },
    sesudah: { status: ke, alasan_kode, pesan, terbuka, dokumen },
    alasan: alasanText(verdict),
  });
}

/** Writes a rejection that a second account has to confirm. The applicant hears nothing of it. */
export async function catatUsulan(
  tx: Transaction,
  nowMs: number,
  { own, terkirim }: LockedFile,
  verdict: Verdict,
): Promise<void> {
  const peserta_id = own.id;
  const { alasan_kode, pesan, dokumen, operasi_id, sidik } = verdict;
  const { akun_id, nama } = tx.actor;
  const act = { dari: own.status, ke: own.status, peristiwa: 'usul-tolak' as const, operasi_id, sidik };
  await insertPeralihan(tx, nowMs, { peserta_id, ...act, alasan: alasan_kode, catatan: pesan });
  // At status 2 the applicant reads what was said of his documents: there a proposal leaves it.
  const isRead = own.status === perbaikan;
  await savePemeriksaan(tx, peserta_id, {
    ...(dokumen.length > 0 && !isRead && { dokumen, dokumen_ke: terkirim.ke }),
    usulan: { akun_id, nama, alasan_kode, pesan, dibuat_ms: nowMs },
    usulan_ke: terkirim.ke,
    pengusul: akun_id ?? '',
  });
  await writeAudit(tx, nowMs, {
    tindakan: 'usul tolak berkas',
    tabel: 'peserta',
    baris_id: peserta_id,
    sesudah: { alasan_kode, pesan, dokumen },
    alasan: alasanText(verdict),
  });
}

const namesOf = ({ alasan_kode, alasanNames }: Verdict): string =>
  alasanNames
    .filter(({ kode }) => alasan_kode.includes(kode))
    .map(({ name }) => name)
    .join(', ');

const alasanText = (verdict: Verdict): string => (verdict.tanpaAlasan ? 'tanpa alasan' : namesOf(verdict));

/** What the applicant reads, with the committee's own words. */
function kabar(verdict: Verdict): { title: string; body: string } {
  const { verifikasi_status: ke, pesan, terbukaKata } = verdict;
  const names = namesOf(verdict);
  const said = [pesan, names && `Alasan: ${names}.`].filter(Boolean).join('\n');
  if (ke === diterima)
    return {
      title: 'Berkas diterima',
      body: pesan || 'Panitia menerima berkas Anda. Tunggu langkah berikutnya.',
    };
  if (ke === perbaikan)
    return {
      title: 'Berkas harus diperbaiki',
      body: `${said}\nBuka formulir pendaftaran, perbaiki ${terbukaKata.join(', ')}, lalu kirim lagi.`,
    };
  if (ke === ditolak) return { title: 'Berkas ditolak', body: said };
  if (ke === dicabut)
    return { title: 'Pendaftaran dicabut panitia', body: said || 'Bila ini keliru, hubungi panitia.' };
  return { title: 'Berkas diperiksa lagi', body: said || 'Panitia memeriksa berkas Anda sekali lagi.' };
}
