CREATE TABLE "berita_acara" (
	"sekolah_id" text NOT NULL,
	"tanggal" text NOT NULL,
	"jadwal_ujian_sesi_id" text NOT NULL,
	"ruang" text NOT NULL,
	"isi" jsonb NOT NULL,
	"sidik_jari" text NOT NULL,
	"akun_id" text,
	"nama" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "berita_acara_sekolah_id_tanggal_jadwal_ujian_sesi_id_ruang_pk" PRIMARY KEY("sekolah_id","tanggal","jadwal_ujian_sesi_id","ruang")
);
