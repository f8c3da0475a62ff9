import type { Role } from '@spmb/shared/kernel/role.ts';
import {
  boolean,
  index,
  instant,
  integer,
  primaryKey,
  table,
  text,
  uniqueIndex,
} from '../../../db/columns.ts';
import { nameFields } from '../../../db/field-names.ts';
import { keyFields, whenGone } from '../../../db/relations.ts';

/** Accounts of staff and participants. */
export const akun = table(
  'akun',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    username: text().notNull(),
    /** Login name in lower case: e-mail or chosen name of staff, number of a participant. */
    email: text().notNull(),
    authent: text<Role>().notNull(),
    jurusan_id: text(),
    /** A supervisor watches all programmes because somebody chose so, never because a field is empty (N39). */
    semua_program: boolean().notNull().default(false),
    /** 0 active, 1 not active (as the spec's calls carry it). */
    status: integer().notNull(),
    avatar: text(),
    /** `kartu`: keyed fast hash of a generated password of at least 50 bits; `argon2id`: a password its owner chose. */
    sandi_jenis: text<'kartu' | 'argon2id'>().notNull(),
    sandi_hash: text().notNull(),
    /** A generated password, sealed with the server's key, so that its card can be printed again. */
    sandi_tersegel: text(),
    /** The password is a one-time one: nothing opens until its owner has chosen his own. */
    ganti_sandi: boolean().notNull().default(false),
    versi: integer().notNull().default(1),
    dibuat_ms: instant().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('akun_email').on(t.sekolah_id, t.email),
    index('akun_authent').on(t.sekolah_id, t.authent),
  ],
);

/** Login sessions: a token names one, and dies with it. */
export const sesiMasuk = table(
  'sesi_masuk',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    akun_id: text().notNull(),
    perangkat: text().notNull(),
    /** Network address of the login. */
    alamat: text(),
    ingat: boolean().notNull(),
    dibuat_ms: instant().notNull(),
    kedaluwarsa_ms: instant().notNull(),
    dicabut_ms: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('sesi_masuk_akun').on(t.sekolah_id, t.akun_id),
  ],
);

/** Failed logins by account, day and device; of names that no account has, under the account ''. */
export const gagalMasuk = table(
  'gagal_masuk',
  {
    sekolah_id: text().notNull(),
    akun_id: text().notNull(),
    tanggal: text().notNull(),
    perangkat: text().notNull(),
    jumlah: integer().notNull(),
    terakhir_ms: instant().notNull(),
    /** Network address of the last one. */
    alamat: text(),
    /** Beginning of the last name that no account has: the rest may be a password in the wrong field. */
    nama_ditulis: text(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.akun_id, t.tanggal, t.perangkat] })],
);

/** Requests for a new password; an account has one at most, so that nobody can pile them up. */
export const permintaanSandi = table(
  'permintaan_sandi',
  {
    sekolah_id: text().notNull(),
    akun_id: text().notNull(),
    /** Number that whoever asks has written: proves nothing. */
    nomor_hp: text(),
    status: text<'baru' | 'dijawab' | 'diabaikan'>().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.akun_id] })],
);

/** One-time links with which somebody chooses his own password; an account has one at most. */
export const tautanSandi = table(
  'tautan_sandi',
  {
    sekolah_id: text().notNull(),
    akun_id: text().notNull(),
    /** SHA-256 of the token, base64url: whoever reads this opens nothing with it. */
    sidik: text().notNull(),
    /** SHA-256 of the stored password that it replaces: once that is another one, however that came, the link is over. */
    sidik_sandi: text().notNull(),
    kedaluwarsa_ms: instant().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.akun_id] }),
    uniqueIndex('tautan_sandi_sidik').on(t.sekolah_id, t.sidik),
  ],
);

nameFields(['akun_id', 'user_id', 'pemilik_akun_id'], akun, akun.username);
keyFields(['dibuka_akun_id'], akun);
keyFields(['sesi_masuk_id'], sesiMasuk);
whenGone(akun, { jurusan_id: 'menolak', avatar: 'menolak' });
for (const beside of [sesiMasuk, gagalMasuk, permintaanSandi, tautanSandi])
  whenGone(beside, { akun_id: 'ikut' });
