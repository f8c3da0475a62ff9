CREATE TABLE "kartu_ruang" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"tanggal" text NOT NULL,
	"jadwal_ujian_sesi_id" text NOT NULL,
	"ruang" text NOT NULL,
	"kode_sidik" text NOT NULL,
	"kode_tersegel" text NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	"dicabut_ms" bigint,
	CONSTRAINT "kartu_ruang_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "sesi_kartu" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"kartu_ruang_id" text NOT NULL,
	"nama" text NOT NULL,
	"nip" text NOT NULL,
	"perangkat" text NOT NULL,
	"alamat" text,
	"dibuat_ms" bigint NOT NULL,
	"keluar_ms" bigint,
	CONSTRAINT "sesi_kartu_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "kartu_ruang_sidik" ON "kartu_ruang" USING btree ("sekolah_id","kode_sidik");--> statement-breakpoint
CREATE UNIQUE INDEX "kartu_ruang_berlaku" ON "kartu_ruang" USING btree ("sekolah_id","tanggal","jadwal_ujian_sesi_id","ruang") WHERE dicabut_ms is null;--> statement-breakpoint
CREATE INDEX "sesi_kartu_kartu" ON "sesi_kartu" USING btree ("sekolah_id","kartu_ruang_id","dibuat_ms");