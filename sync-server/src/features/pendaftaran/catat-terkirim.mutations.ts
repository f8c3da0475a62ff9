import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { draf, pengajuan, pengajuanPerbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { nilaiRaporDari } from '@spmb/shared/pendaftaran/rata-rata.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { updatePendaftar } from '../peserta/rows/peserta.mutations.ts';
import { insertPesan, otomatis } from '../pesan/rows/pesan.mutations.ts';
import { insertBerkasTerkirim, insertPeralihan, saveBerkas } from './berkas.mutations.ts';
import { findBerkasTerkirim, type Berkas } from './berkas.queries.ts';
import { identitasDari } from './identitas.queries.ts';
import { nextNomor } from './next-nomor.ts';

interface Terkirim {
  own: { id: string; status: number; nomor_register: string | null };
  stored: Berkas | undefined;
  /** In which nothing is wrong. */
  isi: Formulir;
  operasi_id: string;
  /** Where staff asks for it. */
  sidik?: string;
  /** Why somebody else than the applicant sends it. */
  catatan?: string;
}

/** Writes a form as sent, in one piece: number, status, submission, act, message and trail. */
export async function catatTerkirim(
  tx: Transaction,
  nowMs: number,
  { own, stored, isi, operasi_id, sidik, catatan = '' }: Terkirim,
): Promise<void> {
  const peserta_id = own.id;
  const ke = own.status === draf ? pengajuan : pengajuanPerbaikan;
  const nomor_register = own.nomor_register ?? (await nextNomor(tx));
  await saveBerkas(tx, nowMs, {
    peserta_id,
    isi,
    terbuka: null,
    versi: (stored?.versi ?? 0) + 1,
    ke: (stored?.ke ?? 0) + 1,
    daftar_ms: stored?.daftar_ms ?? nowMs,
    dikirim_ms: nowMs,
  });
  const before = await findBerkasTerkirim(tx, own.id);
  const nilai_rapor = nilaiRaporDari(isi);
  await insertBerkasTerkirim(tx, nowMs, { peserta_id, ke: (before?.ke ?? 0) + 1, isi, nilai_rapor });
  const known = await identitasDari(tx, isi);
  // A form says what its applicant does, except at the desk.
  const dikenal = catatan === '' ? {} : { nisn_dikenal: isi.nisn };
  await updatePendaftar(tx, nowMs, own.id, { status: ke, nomor_register, ...dikenal, ...known });
  const peristiwa = ke === pengajuan ? ('kirim' as const) : ('kirim-perbaikan' as const);
  const act = { dari: own.status, ke, peristiwa, alasan: [], catatan, operasi_id, sidik };
  await insertPeralihan(tx, nowMs, { peserta_id, ...act });
  await insertPesan(tx, nowMs, [
    { peserta_id, id: operasi_id, jenis: 'kotak', dari: otomatis, ...kabar(ke, nomor_register, catatan) },
  ]);
  const sesudah = { status: ke, nomor_register };
  const alasan = catatan || null;
  await writeAudit(tx, nowMs, { tindakan: peristiwa, tabel: 'peserta', baris_id: own.id, sesudah, alasan });
}

const kabar = (ke: number, nomor: string, catatan: string) =>
  ke === pengajuan
    ? {
        title: 'Formulir pendaftaran terkirim',
        body: `${catatan && `Formulir ini ${catatan} untuk Anda: periksa isinya, dan hubungi panitia bila ada yang keliru. `}Nomor pendaftaran Anda ${nomor}. Panitia memeriksa berkas Anda; hasilnya masuk ke kotak masuk ini.`,
      }
    : {
        title: 'Perbaikan terkirim',
        body: 'Panitia memeriksa perbaikan Anda; hasilnya masuk ke kotak masuk ini.',
      };
