ALTER TABLE "aliran" ADD COLUMN "akhir_jalan_ms" bigint;--> statement-breakpoint
ALTER TABLE "aliran" ADD COLUMN "lama" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "aliran" ADD COLUMN "bukti_jalan_ms" bigint;--> statement-breakpoint
ALTER TABLE "aliran" ADD COLUMN "janji_seq" integer;--> statement-breakpoint
ALTER TABLE "aliran" ADD COLUMN "janji_jejak" text;--> statement-breakpoint
ALTER TABLE "aliran" ADD COLUMN "janji_jalan_ms" bigint;--> statement-breakpoint
ALTER TABLE "aliran" ADD COLUMN "dijawab_jalan_ms" bigint;--> statement-breakpoint
ALTER TABLE "operasi" ADD COLUMN "sesudah_jalan_ms" bigint;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "ditahan" text;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "kode_belum_dibuka" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "maklum_jalan_ms" bigint;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "telat_ms" bigint DEFAULT 0 NOT NULL;