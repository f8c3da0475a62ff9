CREATE TABLE "berhenti_pesan" (
	"sekolah_id" text NOT NULL,
	"nomor" text NOT NULL,
	"asal" text NOT NULL,
	"dibuat_ms" bigint NOT NULL,
	CONSTRAINT "berhenti_pesan_sekolah_id_nomor_pk" PRIMARY KEY("sekolah_id","nomor")
);
--> statement-breakpoint
CREATE TABLE "percobaan_kirim" (
	"sekolah_id" text NOT NULL,
	"pesan_keluar_id" text NOT NULL,
	"nomor" integer NOT NULL,
	"kanal" text NOT NULL,
	"mulai_ms" bigint NOT NULL,
	"selesai_ms" bigint,
	"hasil" text NOT NULL,
	"sebab" text NOT NULL,
	CONSTRAINT "percobaan_kirim_sekolah_id_pesan_keluar_id_nomor_pk" PRIMARY KEY("sekolah_id","pesan_keluar_id","nomor")
);
--> statement-breakpoint
CREATE TABLE "pesan_keluar" (
	"sekolah_id" text NOT NULL,
	"id" text NOT NULL,
	"tindakan" text NOT NULL,
	"peserta_id" text NOT NULL,
	"nama" text NOT NULL,
	"media" text NOT NULL,
	"nomor" text NOT NULL,
	"jenis_informasi" text NOT NULL,
	"pesan" text NOT NULL,
	"program_keahlian_id" text,
	"keadaan" text NOT NULL,
	"mendesak" boolean NOT NULL,
	"giliran" integer NOT NULL,
	"generasi" integer NOT NULL,
	"putaran" integer NOT NULL,
	"percobaan" integer NOT NULL,
	"coba" integer NOT NULL,
	"lanjut_ms" bigint NOT NULL,
	"sewa" text NOT NULL,
	"sewa_sampai_ms" bigint NOT NULL,
	"kanal" text,
	"id_luar" text,
	"sebab" text NOT NULL,
	"akun_id" text,
	"dibuat_ms" bigint NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "pesan_keluar_sekolah_id_id_pk" PRIMARY KEY("sekolah_id","id")
);
--> statement-breakpoint
CREATE TABLE "kunci_pesan" (
	"sekolah_id" text NOT NULL,
	"nama" text NOT NULL,
	"tersegel" text NOT NULL,
	"diubah_ms" bigint NOT NULL,
	CONSTRAINT "kunci_pesan_sekolah_id_nama_pk" PRIMARY KEY("sekolah_id","nama")
);
--> statement-breakpoint
CREATE INDEX "percobaan_kirim_mulai" ON "percobaan_kirim" USING btree ("sekolah_id","mulai_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "pesan_keluar_tindakan" ON "pesan_keluar" USING btree ("sekolah_id","tindakan","peserta_id");--> statement-breakpoint
CREATE INDEX "pesan_keluar_giliran" ON "pesan_keluar" USING btree ("sekolah_id","keadaan","mendesak","giliran");--> statement-breakpoint
CREATE INDEX "pesan_keluar_luar" ON "pesan_keluar" USING btree ("sekolah_id","id_luar");--> statement-breakpoint
CREATE INDEX "pesan_keluar_nomor" ON "pesan_keluar" USING btree ("sekolah_id","nomor");