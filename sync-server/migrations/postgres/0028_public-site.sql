CREATE TABLE "pengumuman" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"status" boolean NOT NULL,
	"level" text NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "pengumuman_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "hasil_seleksi" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"program_keahlian_id" text NOT NULL,
	"terbit_ms" bigint,
	"dibuat_ms" bigint NOT NULL,
	CONSTRAINT "hasil_seleksi_sekolah_id_peserta_id_pk" PRIMARY KEY("sekolah_id","peserta_id")
);
--> statement-breakpoint
CREATE TABLE "slider" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"status" boolean NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "slider_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "kode_verifikasi" text;--> statement-breakpoint
CREATE INDEX "pengumuman_level" ON "pengumuman" USING btree ("sekolah_id","level","status","dibuat_ms");--> statement-breakpoint
CREATE INDEX "hasil_seleksi_terbit" ON "hasil_seleksi" USING btree ("sekolah_id","terbit_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "peserta_kode_verifikasi" ON "peserta" USING btree ("sekolah_id","kode_verifikasi");