CREATE TABLE "golongan" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "golongan_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "jurusan_pendidikan" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	"pendidikan_id" text NOT NULL,
	CONSTRAINT "jurusan_pendidikan_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "opd" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "opd_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "pekerjaan" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "pekerjaan_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "pendidikan" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "pendidikan_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "gagal_masuk" (
	"sekolah_id" text NOT NULL,
	"akun_id" text NOT NULL,
	"tanggal" text NOT NULL,
	"perangkat" text NOT NULL,
	"jumlah" integer NOT NULL,
	"terakhir_ms" bigint NOT NULL,
	CONSTRAINT "gagal_masuk_sekolah_id_akun_id_tanggal_perangkat_pk" PRIMARY KEY("sekolah_id","akun_id","tanggal","perangkat")
);
--> statement-breakpoint
CREATE TABLE "permintaan_sandi" (
	"sekolah_id" text NOT NULL,
	"akun_id" text NOT NULL,
	"nomor_hp" text,
	"status" text NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	CONSTRAINT "permintaan_sandi_sekolah_id_akun_id_pk" PRIMARY KEY("sekolah_id","akun_id")
);
--> statement-breakpoint
CREATE TABLE "alasan_verifikasi" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"kode" text NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "alasan_verifikasi_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "dokumen_persyaratan" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"path" text,
	"status" boolean NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "dokumen_persyaratan_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "jadwal_pendaftaran" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"tanggal" text NOT NULL,
	"title" text NOT NULL,
	"descriptions" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "jadwal_pendaftaran_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "jalur_pendaftaran" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"keterangan" text NOT NULL,
	"kuota" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "jalur_pendaftaran_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "unggahan" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"akun_id" text NOT NULL,
	"doctype" text NOT NULL,
	"nama" text NOT NULL,
	"ukuran" integer NOT NULL,
	"potongan" integer,
	"media_id" text,
	"dibuat_ms" bigint NOT NULL,
	CONSTRAINT "unggahan_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "param_nilai" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"kode" text NOT NULL,
	"name" text NOT NULL,
	"prosentase" double precision NOT NULL,
	"is_active" boolean NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "param_nilai_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "param_prestasi" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"skor" double precision NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "param_prestasi_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "peraturan" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "peraturan_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "ref_sekolah" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"npsn" text NOT NULL,
	"name" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "ref_sekolah_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "ruang" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"kapasitas" integer NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "ruang_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "desa" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	"district_id" text NOT NULL,
	CONSTRAINT "desa_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "kabupaten" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	"province_id" text NOT NULL,
	CONSTRAINT "kabupaten_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "kecamatan" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	"regency_id" text NOT NULL,
	CONSTRAINT "kecamatan_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "provinsi" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "provinsi_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "pengaturan" (
	"sekolah_id" text NOT NULL,
	"kelompok" text NOT NULL,
	"isi" jsonb NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "pengaturan_sekolah_id_kelompok_pk" PRIMARY KEY("sekolah_id","kelompok")
);
--> statement-breakpoint
ALTER TABLE "akun" ADD COLUMN "ganti_sandi" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "akun" ADD COLUMN "versi" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sesi_masuk" ADD COLUMN "alamat" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "program_keahlian" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "province_id" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "regency_id" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "district_id" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "village_id" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "facebook" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "twitter" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "instagram" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "kepalasekolah" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "nip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "ketua_panitia_nama" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "ketua_panitia_nip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "titi_mangsa_ttd" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "pendaftaran_dibuka" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "tanggal_mulai" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "tanggal_selesai" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "jam_mulai" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "jam_selesai" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "tanggal_pengumuman" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "jam_pengumuman" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "regby" text DEFAULT 'nisn' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "skck" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "butawarna" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "pagu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "showpagu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "materai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "slider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "sms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "tanpa_berkas" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "apikey_tersegel" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "limit_sesi" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "alamat_tetap" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "apps_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "apps_ver" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "apps_desc" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "color" text DEFAULT 'light' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "theme" text DEFAULT 'purple' NOT NULL;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "bg" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "bg_nav" text;--> statement-breakpoint
ALTER TABLE "sekolah" ADD COLUMN "versi" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "jurusan_pendidikan_pendidikan" ON "jurusan_pendidikan" USING btree ("sekolah_id","pendidikan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alasan_verifikasi_kode" ON "alasan_verifikasi" USING btree ("sekolah_id","kode");--> statement-breakpoint
CREATE INDEX "unggahan_akun" ON "unggahan" USING btree ("sekolah_id","akun_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ref_sekolah_npsn" ON "ref_sekolah" USING btree ("sekolah_id","npsn");--> statement-breakpoint
CREATE INDEX "desa_kecamatan" ON "desa" USING btree ("sekolah_id","district_id");--> statement-breakpoint
CREATE INDEX "kabupaten_provinsi" ON "kabupaten" USING btree ("sekolah_id","province_id");--> statement-breakpoint
CREATE INDEX "kecamatan_kabupaten" ON "kecamatan" USING btree ("sekolah_id","regency_id");--> statement-breakpoint
CREATE INDEX "audit_saring" ON "audit" USING btree ("sekolah_id","id","tindakan","tabel","akun_id");--> statement-breakpoint
CREATE INDEX "media_isi" ON "media" USING btree ("sekolah_id","doctype","sha256");