import type { IsianBiodata, NamaBiodata } from '@spmb/shared/biodata/biodata.ts';
import type { Biodata } from '@spmb/shared/biodata/calls.ts';
import type { Pendaftaran } from '@spmb/shared/pendaftaran/calls.ts';
import type { PilihanAcuan } from '@spmb/shared/pendaftaran/acuan-combo.ts';
import type { Formulir, NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { Dexie, type DexieOptions, type Table } from 'dexie';
import { withoutLiveQueries } from '../without-live-queries.ts';

/** The form of an account as this device knows it. */
export interface DrafRow {
  akun: string;
  /** The last answer of the server. */
  rekaman: Pendaftaran;
  diambil_ms: number;
  /** What was written here and is not at the server yet; a file of this device stands in it by its id. */
  ubahan: Partial<Formulir>;
  /** Fields that another device has changed differently: nothing of them is sent before somebody decides. */
  bentrok: NamaField[];
  /** Sentences of the server by field: what they are about is not sent again before it changes. */
  ditolak: Partial<Record<NamaField, string>>;
  /** Drawn at the first try to send the form, and kept until it is known how that ended. */
  operasi_id: string | null;
}

/** A file that was chosen on this device. */
export interface BerkasRow {
  /** What the field holds until the server has it. */
  id: string;
  akun: string;
  field: NamaField;
  nama: string;
  /** Kept until the form is sent, so that a server which lost it gets it again. */
  isi: Blob;
  kecil: Blob;
  /** Its name at the server; null: it is on its way. */
  tersimpan: string | null;
  /** Why the server does not take it. */
  salah: string | null;
}

/** The biodata of an account as this device knows it. */
export interface BiodataRow {
  akun: string;
  /** The last answer of the server. */
  rekaman: Biodata;
  /** What was written here and is not at the server yet. */
  ubahan: Partial<IsianBiodata>;
  /** Fields that another device has saved differently: somebody has to decide before they are sent. */
  bentrok: NamaBiodata[];
}

/** A PDF that was chosen for the re-registration. */
export interface SuratRow {
  /** Of the file on this device; the upload goes on under it after a reload. */
  id: string;
  nama: string;
  /** Kept until the re-registration is sent. */
  isi: Blob;
  /** Its name at the server; null: it is on its way. */
  tersimpan: string | null;
}

/** The re-registration of an account as it is filled in on this device. */
export interface DaftarUlangRow {
  akun: string;
  berkas: Partial<Record<'daftar_ulang_dokumen' | 'koperasi_dokumen', SuratRow>>;
  koperasi_status?: boolean;
}

/** Options of a choice as they were last fetched. */
interface PilihanRow {
  alamat: string;
  isi: readonly PilihanAcuan[];
}

/** The database `spmb-pendaftaran`, apart from that of exams: a resolved write is on disk. */
export class PendaftaranDb extends Dexie {
  declare draf: Table<DrafRow, string>;
  declare berkas: Table<BerkasRow, string>;
  declare pilihan: Table<PilihanRow, string>;
  declare biodata: Table<BiodataRow, string>;
  declare daftar_ulang: Table<DaftarUlangRow, string>;

  constructor(options: DexieOptions = {}) {
    super('spmb-pendaftaran', { ...options, chromeTransactionDurability: 'strict' });
    withoutLiveQueries(this);
    this.version(1).stores({ draf: 'akun', berkas: 'id, akun', pilihan: 'alamat' });
    this.version(2).stores({ biodata: 'akun' });
    this.version(3).stores({ daftar_ulang: 'akun' });
  }
}
