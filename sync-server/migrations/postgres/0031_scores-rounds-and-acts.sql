CREATE TABLE "nilai_peserta" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"wawancara" integer,
	"diketik" jsonb NOT NULL,
	"order_person_status" boolean NOT NULL,
	"order_person_name" text NOT NULL,
	"afirmasi" boolean,
	"prioritas" boolean NOT NULL,
	"prioritas_alasan" text NOT NULL,
	"keterangan" text NOT NULL,
	"versi" integer NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "nilai_peserta_sekolah_id_peserta_id_pk" PRIMARY KEY("sekolah_id","peserta_id")
);
--> statement-breakpoint
CREATE TABLE "kursi_seleksi" (
	"sekolah_id" text NOT NULL,
	"peserta_id" text NOT NULL,
	"program_keahlian_id" text NOT NULL,
	"jalan" text,
	"kursi" text,
	"urutan" integer,
	"alasan" text DEFAULT '' NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	CONSTRAINT "kursi_seleksi_sekolah_id_peserta_id_program_keahlian_id_pk" PRIMARY KEY("sekolah_id","peserta_id","program_keahlian_id")
);
--> statement-breakpoint
CREATE TABLE "potret_seleksi" (
	"sekolah_id" text NOT NULL,
	"nomor" integer NOT NULL,
	"mode" text NOT NULL,
	"masukan" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"hasil" jsonb NOT NULL,
	"akun_id" text,
	"nama" text NOT NULL,
	"alasan" text NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	CONSTRAINT "potret_seleksi_sekolah_id_nomor_pk" PRIMARY KEY("sekolah_id","nomor")
);
--> statement-breakpoint
CREATE TABLE "putaran_seleksi" (
	"sekolah_id" text NOT NULL,
	"jenis" text NOT NULL,
	"program_keahlian_id" text NOT NULL,
	"masukan" text NOT NULL,
	"otomatis" boolean NOT NULL,
	"akun_id" text,
	"nama" text NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	CONSTRAINT "putaran_seleksi_sekolah_id_jenis_program_keahlian_id_pk" PRIMARY KEY("sekolah_id","jenis","program_keahlian_id")
);
--> statement-breakpoint
ALTER TABLE "peralihan_berkas" ADD COLUMN "sidik" text;--> statement-breakpoint
CREATE INDEX "kursi_seleksi_program" ON "kursi_seleksi" USING btree ("sekolah_id","program_keahlian_id");