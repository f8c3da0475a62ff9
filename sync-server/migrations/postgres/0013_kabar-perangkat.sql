CREATE TABLE "kabar_perangkat" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"perangkat" text NOT NULL,
	"baterai" integer,
	"mengisi" boolean,
	"ruang_mb" integer,
	"tetap" boolean,
	"siap" jsonb NOT NULL,
	"selisih_ms" bigint,
	"layak" boolean,
	"pada_ms" bigint NOT NULL,
	CONSTRAINT "kabar_perangkat_sekolah_id_peserta_id_pk" PRIMARY KEY("sekolah_id","peserta_id")
);
