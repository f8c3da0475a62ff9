CREATE TABLE "koreksi_kunci" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"soal_id" text NOT NULL,
	"sebelum" text NOT NULL,
	"kunci" text NOT NULL,
	"alasan" text NOT NULL,
	"akun_id" text,
	"nama" text NOT NULL,
	"waktu_ms" bigint NOT NULL,
	"urutan" integer NOT NULL,
	CONSTRAINT "koreksi_kunci_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
ALTER TABLE "jadwal_ujian" ADD COLUMN "kktp" integer;--> statement-breakpoint
ALTER TABLE "operasi" ADD COLUMN "putusan" text;--> statement-breakpoint
CREATE UNIQUE INDEX "koreksi_kunci_soal" ON "koreksi_kunci" USING btree ("sekolah_id","soal_id","urutan");