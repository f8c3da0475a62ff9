ALTER TABLE "rencana_retensi" DROP CONSTRAINT "rencana_retensi_sekolah_id_peserta_id_pk";--> statement-breakpoint
ALTER TABLE "hasil_seleksi" DROP CONSTRAINT "hasil_seleksi_sekolah_id_peserta_id_pk";--> statement-breakpoint
ALTER TABLE "pengumuman" ADD COLUMN "naskah" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pengumuman_pembaca" ADD COLUMN "pengunjung" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pengumuman_pembaca" ADD COLUMN "naskah" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pengumuman_pembaca" ADD COLUMN "dikonfirmasi" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "berhenti_pesan" ADD COLUMN "kata_ms" bigint;--> statement-breakpoint
ALTER TABLE "rencana_retensi" ADD COLUMN "aturan" text DEFAULT 'dokumen' NOT NULL;--> statement-breakpoint
ALTER TABLE "rencana_retensi" ALTER COLUMN "aturan" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "hasil_seleksi" ADD COLUMN "publikasi_nomor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hasil_seleksi" ADD COLUMN "sampai_ms" bigint;--> statement-breakpoint
ALTER TABLE "rencana_retensi" ADD CONSTRAINT "rencana_retensi_sekolah_id_peserta_id_aturan_pk" PRIMARY KEY("sekolah_id","peserta_id","aturan");--> statement-breakpoint
ALTER TABLE "hasil_seleksi" ADD CONSTRAINT "hasil_seleksi_sekolah_id_peserta_id_publikasi_nomor_pk" PRIMARY KEY("sekolah_id","peserta_id","publikasi_nomor");--> statement-breakpoint
UPDATE "pengumuman_pembaca" SET "dikonfirmasi" = true WHERE "pengumuman_id" IN (SELECT "id" FROM "pengumuman" WHERE "level" = 'peserta');
