import { semuaField, type Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { periksaFormulir, rapikan } from '@spmb/shared/pendaftaran/periksa.ts';
import { nilaiRaporDari } from '@spmb/shared/pendaftaran/rata-rata.ts';
import { isDiHadapanWali } from '@spmb/shared/verifikasi/di-hadapan-wali.ts';
import { nilaiTertutup } from '@spmb/shared/verifikasi/kolom.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { insertBerkasTerkirim, insertPeralihan, saveBerkas } from '../pendaftaran/berkas.mutations.ts';
import { identitasDari } from '../pendaftaran/identitas.queries.ts';
import { checkAcuan } from '../pendaftaran/nama-acuan.queries.ts';
import { updatePendaftar } from '../peserta/rows/peserta.mutations.ts';
import { insertPesan } from '../pesan/rows/pesan.mutations.ts';
import type { LockedFile } from './lock-file.ts';

/** A correction at the desk. */
interface Koreksi {
  perubahan: Partial<Formulir>;
  syarat: Syarat;
  alasan: string;
  operasi_id: string;
  /** Where it is an act of its own. */
  sidik?: string;
}

/** What a correction may not be, as sentences by field. */
function salahKoreksi({ terkirim }: LockedFile, { perubahan, alasan }: Koreksi): Record<string, string> {
  const fields = semuaField.filter(({ name }) => Object.hasOwn(perubahan, name));
  const labels = fields.map(({ label }) => label).join(', ');
  if (!isDiHadapanWali(alasan))
    return {
      alasan: `Isian berbeda dari yang dikirim pendaftar: ${labels}. Tulis alasan yang dimulai dengan "di hadapan wali", atau kembalikan isiannya.`,
    };
  if (terkirim.ke === 0)
    return { alasan: 'Peserta ini diimpor dan tidak punya formulir. Ubah datanya lewat impor peserta.' };
  return Object.fromEntries(
    fields.flatMap(({ name, label, jenis }) => {
      if (jenis === 'berkas')
        return [[name, `${label} hanya diganti pendaftar. Kembalikan berkas ini untuk diperbaiki.`]];
      if (name === 'pernyataan_status') return [[name, 'Pernyataan hanya diberikan pendaftar sendiri.']];
      return [];
    }),
  );
}

/**
 * Writes a correction that a parent asks for at the desk as a submission of its own, so that it is seen beside what was
 * sent; the applicant is told, and old values stay on record. Refuses by field. Answers the form as it is now.
 */
export async function tulisKoreksi(
  tx: Transaction,
  nowMs: number,
  file: LockedFile,
  koreksi: Koreksi,
): Promise<LockedFile> {
  const { own, terkirim, stored } = file;
  const { perubahan, syarat, alasan, operasi_id, sidik } = koreksi;
  refuseIsian(salahKoreksi(file, koreksi));
  const changed = { ...terkirim.isi, ...perubahan };
  const semula = Object.fromEntries(
    Object.keys(perubahan).map((name) => [name, terkirim.isi[name as keyof Formulir]]),
  );
  refuseIsian({ ...(await checkAcuan(tx, perubahan)), ...periksaFormulir(changed, syarat, semula) });
  const isi = rapikan(changed, syarat);
  const baris = terkirim.baris + 1;
  const nilai_rapor = nilaiRaporDari(isi);
  await insertBerkasTerkirim(tx, nowMs, { peserta_id: own.id, ke: baris, isi, nilai_rapor, koreksi: true });
  // What the applicant is writing meanwhile stays, with the correction in it.
  const draft = own.status === perbaikan ? { ...stored?.isi, ...perubahan } : isi;
  await saveBerkas(tx, nowMs, { peserta_id: own.id, isi: draft, versi: (stored?.versi ?? 0) + 1 });
  const { status } = own;
  const known = Object.hasOwn(perubahan, 'nisn') ? { nisn_dikenal: isi.nisn } : {};
  await updatePendaftar(tx, nowMs, own.id, { status, ...known, ...(await identitasDari(tx, isi)) });
  await insertPeralihan(tx, nowMs, {
    peserta_id: own.id,
    dari: status,
    ke: status,
    peristiwa: 'koreksi',
    alasan: [],
    catatan: alasan,
    operasi_id,
    sidik,
  });
  const fields = semuaField.filter(({ name }) => terkirim.isi[name] !== isi[name]);
  const body = `Panitia membetulkan ${fields.map(({ label }) => label).join(', ')} ${alasan}. Bila ini keliru, hubungi panitia.`;
  await insertPesan(tx, nowMs, [
    { peserta_id: own.id, id: operasi_id, jenis: 'kotak', title: 'Formulir dibetulkan panitia', body },
  ]);
  // Covered as in the record: both submissions hold the numbers, which are read there on record.
  const side = (of: Formulir) =>
    Object.fromEntries(fields.map((field) => [field.name, nilaiTertutup(field, of[field.name])]));
  await writeAudit(tx, nowMs, {
    tindakan: 'koreksi berkas',
    tabel: 'peserta',
    baris_id: own.id,
    sebelum: side(terkirim.isi),
    sesudah: side(isi),
    alasan,
  });
  return {
    ...file,
    terkirim: { ...terkirim, isi, baris, sebelum: terkirim.isi },
    stored: stored && { ...stored, isi: draft, versi: stored.versi + 1 },
  };
}
