CREATE TABLE "gladi_bersih" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"jenis" text NOT NULL,
	"nama" text NOT NULL,
	"status" text NOT NULL,
	"lulus" boolean,
	"oleh" text NOT NULL,
	"mulai_ms" bigint NOT NULL,
	"selesai_ms" bigint,
	"sebab" text,
	"isian" jsonb NOT NULL,
	"laporan" jsonb,
	CONSTRAINT "gladi_bersih_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
