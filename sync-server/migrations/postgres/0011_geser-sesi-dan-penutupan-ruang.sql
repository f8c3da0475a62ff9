CREATE TABLE "geser_sesi" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"tanggal" text NOT NULL,
	"jadwal_ujian_sesi_id" text NOT NULL,
	"ruang" text NOT NULL,
	"menit" integer NOT NULL,
	"alasan" text NOT NULL,
	"akun_id" text,
	"nama" text NOT NULL,
	"waktu_ms" bigint NOT NULL,
	CONSTRAINT "geser_sesi_sekolah_id_tanggal_jadwal_ujian_sesi_id_ruang_id_pk" PRIMARY KEY("sekolah_id","tanggal","jadwal_ujian_sesi_id","ruang","id")
);
--> statement-breakpoint
CREATE TABLE "penutupan_ruang" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"tanggal" text NOT NULL,
	"jadwal_ujian_sesi_id" text NOT NULL,
	"ruang" text NOT NULL,
	"ditutup_ms" bigint NOT NULL,
	"alasan" text NOT NULL,
	"kekurangan" jsonb NOT NULL,
	"akun_id" text,
	"nama" text NOT NULL,
	"dibuka_ms" bigint,
	"dibuka_alasan" text,
	"dibuka_akun_id" text,
	"dibuka_nama" text,
	CONSTRAINT "penutupan_ruang_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "ruang_tertutup" ON "penutupan_ruang" USING btree ("sekolah_id","tanggal","jadwal_ujian_sesi_id","ruang") WHERE dibuka_ms is null;--> statement-breakpoint
CREATE INDEX "penutupan_ruang_sesi" ON "penutupan_ruang" USING btree ("sekolah_id","tanggal","jadwal_ujian_sesi_id");