import { isKursiLepas, type StatusDaftarUlang } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { newId } from '../../db/new-id.ts';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { insertPesan, otomatis } from '../pesan/rows/pesan.mutations.ts';
import { lockProgram } from './daftar-ulang.queries.ts';
import { setLepas } from '../seleksi/seleksi.mutations.ts';
import type { Keadaan } from './berhak.ts';
import { daftarUlang, peralihanDaftarUlang, promosiCadangan } from './daftar-ulang.table.ts';

interface Peralihan {
  ke: StatusDaftarUlang;
  keterangan?: string;
  operasi_id: string;
  sidik: string;
  /** What else of the row changes. */
  isi?: Partial<
    Pick<
      typeof daftarUlang.$inferInsert,
      'daftar_ulang_dokumen' | 'koperasi_dokumen' | 'koperasi_status' | 'batas_ms' | 'dikirim_ms'
    >
  >;
  /** What the applicant reads in his inbox. */
  pesan: { title: string; body: string };
  /** His own act: the letter that follows it is from nobody. */
  isOwn?: boolean;
}

/** Leads a re-registration on: its row, the seat that it frees or gives back, the act on record, and the letter to the applicant. */
export async function beralih(
  context: Context,
  tx: Transaction,
  { own, hasil, row, status: dari }: Keadaan,
  { ke, keterangan = '', operasi_id, sidik, isi = {}, pesan, isOwn = false }: Peralihan,
): Promise<void> {
  const nowMs = context.clock.nowMs();
  const place = { peserta_id: own.id, program_keahlian_id: hasil.program_keahlian_id ?? '' };
  await saveDaftarUlang(tx, nowMs, { ...place, versi: row?.versi ?? 0, status: ke, keterangan, ...isi });
  if (isKursiLepas(ke) !== isKursiLepas(dari)) {
    // Nobody publishes anew, or gives the seat away, in between.
    await lockProgram(tx, place.program_keahlian_id);
    if (!(await setLepas(context, tx, place, isKursiLepas(ke) ? nowMs : null)))
      throw new Refusal(
        'Hasil seleksi baru saja diubah panitia. Muat ulang halaman, lalu periksa lagi.',
        409,
        {
          jenis: 'hasil-berubah',
        },
      );
  }
  await insertPeralihan(tx, nowMs, { peserta_id: own.id, dari, ke, keterangan, operasi_id, sidik });
  const letter = { peserta_id: own.id, id: newId(nowMs), jenis: 'kotak' as const, ...pesan };
  await insertPesan(tx, nowMs, [{ ...letter, ...(isOwn && { dari: otomatis }) }]);
  await writeAudit(tx, nowMs, {
    tindakan: 'daftar_ulang',
    tabel: 'peserta',
    baris_id: own.id,
    sebelum: { status: dari },
    sesudah: { status: ke },
    alasan: keterangan || null,
  });
}

/** Puts an act on record, in the name of who acts. */
export async function insertPeralihan(
  tx: Transaction,
  nowMs: number,
  row: Pick<
    typeof peralihanDaftarUlang.$inferInsert,
    'peserta_id' | 'dari' | 'ke' | 'keterangan' | 'operasi_id' | 'sidik'
  >,
): Promise<void> {
  const { akun_id, nama } = tx.actor;
  await tx
    .insert(peralihanDaftarUlang)
    .values({ ...row, sekolah_id: schoolId, id: newId(nowMs), akun_id, nama, dibuat_ms: nowMs });
}

/** A row that begins: nothing of one out of an earlier result stays. */
const blank = {
  daftar_ulang_dokumen: null,
  koperasi_dokumen: null,
  koperasi_status: false,
  batas_ms: null,
  dikirim_ms: null,
};

/** Writes the row of an applicant on top of the version that was read, 0 for none; what is not named stays. */
export async function saveDaftarUlang(
  tx: Transaction,
  nowMs: number,
  row: Omit<typeof daftarUlang.$inferInsert, 'sekolah_id' | 'id' | 'diubah_ms' | 'diubah_oleh'>,
): Promise<void> {
  const { peserta_id, versi, ...values } = row;
  const changed = { versi: versi + 1, diubah_ms: nowMs, diubah_oleh: tx.actor.nama };
  const set = { ...(versi === 0 && blank), ...values, ...changed };
  await tx
    .insert(daftarUlang)
    .values({ sekolah_id: schoolId, id: newId(nowMs), peserta_id, ...set })
    .onConflictDoUpdate({ target: [daftarUlang.sekolah_id, daftarUlang.peserta_id], set });
}

/** Puts on record who moved up, in the name of who acts. */
export async function insertPromosi(
  tx: Transaction,
  nowMs: number,
  row: Pick<
    typeof promosiCadangan.$inferInsert,
    'peserta_id' | 'program_keahlian_id' | 'dari_program_id' | 'urutan' | 'batas_ms' | 'operasi_id'
  >,
): Promise<void> {
  const { akun_id, nama } = tx.actor;
  await tx
    .insert(promosiCadangan)
    .values({ ...row, sekolah_id: schoolId, id: newId(nowMs), akun_id, nama, dibuat_ms: nowMs });
}

/** All of it goes with the applicants. */
export async function deleteDaftarUlang(tx: Transaction): Promise<void> {
  for (const table of [daftarUlang, peralihanDaftarUlang, promosiCadangan])
    await tx.delete(table).where(ofSchool(table));
}
