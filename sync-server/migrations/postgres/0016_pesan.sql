CREATE TABLE "pesan" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"id" text NOT NULL,
	"jenis" text NOT NULL,
	"jadwal_ujian_peserta_id" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"akun_id" text,
	"dari" text NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	"dibaca_ms" bigint,
	CONSTRAINT "pesan_sekolah_id_peserta_id_id_pk" PRIMARY KEY("sekolah_id","peserta_id","id")
);
--> statement-breakpoint
CREATE INDEX "pesan_baris" ON "pesan" USING btree ("sekolah_id","jadwal_ujian_peserta_id");