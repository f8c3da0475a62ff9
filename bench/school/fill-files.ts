import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { newId } from '../../sync-server/src/db/new-id.ts';
import { openStore } from '../../sync-server/src/db/open/open-store.ts';
import { schoolId } from '../../sync-server/src/db/school-id.ts';
import {
  berkas,
  berkasTerkirim,
  peralihanBerkas,
  tandaBerkas,
} from '../../sync-server/src/features/pendaftaran/berkas.table.ts';
import { getSyarat } from '../../sync-server/src/features/pendaftaran/syarat.queries.ts';
import { peserta } from '../../sync-server/src/features/peserta/rows/peserta.table.ts';
import { pemeriksaan } from '../../sync-server/src/features/verifikasi/pemeriksaan/pemeriksaan.table.ts';
import { formulirDemo, type AcuanDemo } from '../../sync-server/src/testing/demo/pendaftar/formulir-demo.ts';
import { buildNamaPeserta } from '../../sync-server/src/testing/demo/school/nama-peserta.ts';
import { fillAdmission } from './fill-admission.ts';

const portion = 500;
const minuteMs = 60_000;
const documents = ['foto', 'kk', 'akta', 'ktp_ayah', 'ktp_ibu', 'rapor_1', 'rapor_2', 'rapor_3', 'rapor_4'];
const people = buildNamaPeserta(1_500);

type Applicant = typeof peserta.$inferSelect;

/** Gives every participant a file with all that belongs to it; one in 40 shares a document with another one. */
export async function fillFiles(dataDir: string): Promise<void> {
  await fillAdmission(dataDir, 0);
  const store = await openStore(dataDir, (error) => {
    throw error;
  });
  const nowMs = Date.now();
  const syarat = await getSyarat(store.read, nowMs);
  const acuan: AcuanDemo = { programs: ['program'], sekolah: new Map(), syarat };
  const all = await store.read.select().from(peserta).orderBy(asc(peserta.id));
  for (let start = 0; start < all.length; start += portion)
    await store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'bench' }, async (tx) => {
      const files = all
        .slice(start, start + portion)
        .map((own, at) => fileOf(own, start + at, nowMs - (all.length - start - at) * minuteMs, acuan));
      await tx.insert(berkas).values(files.map((one) => one.berkas));
      await tx.insert(berkasTerkirim).values(files.map((one) => one.terkirim));
      await tx.insert(tandaBerkas).values(files.flatMap((one) => one.tanda));
      await tx.insert(peralihanBerkas).values(files.flatMap((one) => one.peralihan));
      await tx.insert(pemeriksaan).values(files.map((one) => one.pemeriksaan));
    });
  await store.close();
}

function fileOf({ id: peserta_id, status, nisn }: Applicant, at: number, sentMs: number, acuan: AcuanDemo) {
  const own = { sekolah_id: schoolId, peserta_id };
  const person = people[at % people.length];
  if (!person) throw new Error('no names');
  const isi = { ...formulirDemo(person, at, acuan), nisn: nisn ?? '' };
  const sum = (kolom: string) => {
    const ofWhom = kolom === 'kk' && at % 40 === 1 ? at - 1 : at;
    return createHash('sha256').update(`${kolom} ${ofWhom}`).digest('hex');
  };
  const marks = [
    ['nisn', isi.nisn],
    ['nik', String(at).padStart(16, '0')],
  ].concat(documents.map((kolom) => [kolom, sum(kolom)]));
  const act = { ...own, akun_id: null, nama: 'bench', alasan: [], catatan: '' };
  const acts = [
    { dari: 0, ke: 1, peristiwa: 'kirim' as const },
    { dari: 1, ke: status ?? 1, peristiwa: 'verifikasi' as const },
  ].slice(0, status === 1 ? 1 : 2);
  return {
    berkas: { ...own, isi, versi: 1, diubah_ms: sentMs, ke: 1, daftar_ms: sentMs, dikirim_ms: sentMs },
    terkirim: { ...own, ke: 1, isi, nilai_rapor: 8_000, dibuat_ms: sentMs },
    tanda: marks.map(([kolom = '', nilai = '']) => ({ ...own, kolom, nilai })),
    peralihan: acts.map((one) => ({
      ...act,
      ...one,
      id: newId(sentMs),
      operasi_id: newId(sentMs),
      dibuat_ms: sentMs,
    })),
    pemeriksaan: { ...own, diputus_ms: status === 1 ? null : sentMs },
  };
}
