CREATE TABLE "hapusan" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"tabel" text NOT NULL,
	"baris_id" text NOT NULL,
	"judul" text NOT NULL,
	"jenis" text NOT NULL,
	"jumlah" jsonb NOT NULL,
	"alasan" text,
	"akun_id" text,
	"nama" text NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	"diurungkan_ms" bigint,
	"diurungkan_nama" text,
	CONSTRAINT "hapusan_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "hapusan_isi" (
	"sekolah_id" text NOT NULL,
	"hapusan_id" text NOT NULL,
	"urutan" integer NOT NULL,
	"tabel" text NOT NULL,
	"baris" jsonb NOT NULL,
	CONSTRAINT "hapusan_isi_sekolah_id_hapusan_id_urutan_pk" PRIMARY KEY("sekolah_id","hapusan_id","urutan")
);
--> statement-breakpoint
CREATE INDEX "hapusan_waktu" ON "hapusan" USING btree ("sekolah_id","dibuat_ms");