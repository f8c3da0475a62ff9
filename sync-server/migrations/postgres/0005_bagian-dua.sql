CREATE TABLE "param_nilai" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"kode" text NOT NULL,
	"name" text NOT NULL,
	"prosentase" double precision NOT NULL,
	"is_active" boolean NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "param_nilai_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
