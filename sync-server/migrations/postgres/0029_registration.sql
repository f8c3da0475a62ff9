CREATE TABLE "dokumen_peserta" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"dokumen_persyaratan_id" text NOT NULL,
	"path" text NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "dokumen_peserta_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "berkas" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"isi" jsonb NOT NULL,
	"terbuka" jsonb,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	"ke" integer DEFAULT 0 NOT NULL,
	"daftar_ms" bigint,
	"dikirim_ms" bigint,
	CONSTRAINT "berkas_sekolah_id_peserta_id_pk" PRIMARY KEY("sekolah_id","peserta_id")
);
--> statement-breakpoint
CREATE TABLE "berkas_terkirim" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"ke" integer NOT NULL,
	"isi" jsonb NOT NULL,
	"nilai_rapor" integer,
	"koreksi" boolean DEFAULT false NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	CONSTRAINT "berkas_terkirim_sekolah_id_peserta_id_ke_pk" PRIMARY KEY("sekolah_id","peserta_id","ke")
);
--> statement-breakpoint
CREATE TABLE "nomor_urut" (
	"sekolah_id" text NOT NULL,
	"seri" text NOT NULL,
	"terakhir" integer NOT NULL,
	CONSTRAINT "nomor_urut_sekolah_id_seri_pk" PRIMARY KEY("sekolah_id","seri")
);
--> statement-breakpoint
CREATE TABLE "peralihan_berkas" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"dari" integer NOT NULL,
	"ke" integer NOT NULL,
	"peristiwa" text NOT NULL,
	"akun_id" text,
	"nama" text NOT NULL,
	"alasan" jsonb NOT NULL,
	"catatan" text NOT NULL,
	"operasi_id" text NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	CONSTRAINT "peralihan_berkas_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "tanda_berkas" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"kolom" text NOT NULL,
	"nilai" text NOT NULL,
	CONSTRAINT "tanda_berkas_sekolah_id_peserta_id_kolom_pk" PRIMARY KEY("sekolah_id","peserta_id","kolom")
);
--> statement-breakpoint
CREATE TABLE "percakapan" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"akun_id" text,
	"belum_dibaca" integer NOT NULL,
	"terakhir_ms" bigint NOT NULL,
	"selesai_ms" bigint,
	"versi" integer NOT NULL,
	CONSTRAINT "percakapan_sekolah_id_peserta_id_pk" PRIMARY KEY("sekolah_id","peserta_id")
);
--> statement-breakpoint
CREATE TABLE "sanggahan" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"nomor" integer NOT NULL,
	"body" text NOT NULL,
	"path" text,
	"operasi" text NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	"jawaban" text NOT NULL,
	"dijawab_ms" bigint,
	"akun_id" text,
	"dijawab_oleh" text NOT NULL,
	CONSTRAINT "sanggahan_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "dokumen_dilihat" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"akun_id" text NOT NULL,
	"kolom" text NOT NULL,
	"dilihat_ms" bigint NOT NULL,
	CONSTRAINT "dokumen_dilihat_sekolah_id_peserta_id_akun_id_kolom_pk" PRIMARY KEY("sekolah_id","peserta_id","akun_id","kolom")
);
--> statement-breakpoint
CREATE TABLE "pemeriksaan" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"akun_id" text,
	"nama" text DEFAULT '' NOT NULL,
	"sampai_ms" bigint DEFAULT 0 NOT NULL,
	"dokumen" jsonb,
	"dokumen_ke" integer DEFAULT 0 NOT NULL,
	"usulan" jsonb,
	"usulan_ke" integer DEFAULT 0 NOT NULL,
	"pengusul" text DEFAULT '' NOT NULL,
	"diputus_ms" bigint,
	CONSTRAINT "pemeriksaan_sekolah_id_peserta_id_pk" PRIMARY KEY("sekolah_id","peserta_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "dokumen_peserta_peserta" ON "dokumen_peserta" USING btree ("sekolah_id","peserta_id","dokumen_persyaratan_id");--> statement-breakpoint
CREATE INDEX "berkas_urut" ON "berkas" USING btree ("sekolah_id","peserta_id","dikirim_ms","daftar_ms","ke");--> statement-breakpoint
CREATE UNIQUE INDEX "peralihan_berkas_operasi" ON "peralihan_berkas" USING btree ("sekolah_id","operasi_id");--> statement-breakpoint
CREATE INDEX "peralihan_berkas_peserta" ON "peralihan_berkas" USING btree ("sekolah_id","peserta_id","id");--> statement-breakpoint
CREATE INDEX "tanda_berkas_nilai" ON "tanda_berkas" USING btree ("sekolah_id","nilai","peserta_id");--> statement-breakpoint
CREATE INDEX "percakapan_terakhir" ON "percakapan" USING btree ("sekolah_id","terakhir_ms");--> statement-breakpoint
CREATE INDEX "sanggahan_peserta" ON "sanggahan" USING btree ("sekolah_id","peserta_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sanggahan_operasi" ON "sanggahan" USING btree ("sekolah_id","peserta_id","operasi");--> statement-breakpoint
CREATE UNIQUE INDEX "peserta_register" ON "peserta" USING btree ("sekolah_id","nomor_register");--> statement-breakpoint
CREATE INDEX "peserta_status" ON "peserta" USING btree ("sekolah_id","status");