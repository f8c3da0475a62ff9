import { index, instant, integer, primaryKey, table, text } from '../db/columns.ts';
import { nameFields } from '../db/field-names.ts';
import { keyFields, whenGone } from '../db/relations.ts';

/** Kinds of stored files; `features/media/media-kinds.ts` says what each of them is and who may use it. */
export type Doctype =
  | 'soal'
  | 'logo'
  | 'avatar'
  | 'dokumen'
  | 'peraturan'
  | 'slider'
  | 'peserta'
  | 'permohonan'
  | 'daftar-ulang'
  | 'lampiran'
  | 'pesan';

/** Stored files. The id is random, the bytes lie in the data folder under the hash of their content. */
export const media = table(
  'media',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    doctype: text<Doctype>().notNull(),
    nama: text().notNull(),
    mime: text().notNull(),
    ukuran: integer().notNull(),
    /** In pixels; 0 where the file is no image. */
    lebar: integer().notNull(),
    tinggi: integer().notNull(),
    sha256: text().notNull(),
    akun_id: text(),
    /** When it was stored last, or named by a record: what no record names is swept a day later. */
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('media_isi').on(t.sekolah_id, t.doctype, t.sha256),
    // Whether a content has a name left, whatever its kind.
    index('media_sha').on(t.sekolah_id, t.sha256),
    index('media_akun').on(t.sekolah_id, t.akun_id),
  ],
);

nameFields(['avatar', 'foto', 'logo', 'bg', 'bg_nav', 'lampiran'], media, media.nama);
keyFields(['media_id'], media);
whenGone(media, { akun_id: 'tetap' });
