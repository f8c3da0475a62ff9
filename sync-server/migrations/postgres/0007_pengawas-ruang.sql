CREATE TABLE "pengawas_ruang" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"tanggal" text NOT NULL,
	"jadwal_ujian_sesi_id" text NOT NULL,
	"ruang" text NOT NULL,
	"user_id" text NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "pengawas_ruang_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pengawas_ruang_unik" ON "pengawas_ruang" USING btree ("sekolah_id","tanggal","jadwal_ujian_sesi_id","user_id","ruang");