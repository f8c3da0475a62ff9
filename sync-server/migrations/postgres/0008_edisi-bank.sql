ALTER TABLE "master_soal" ADD COLUMN "edisi" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "master_soal" ADD COLUMN "edisi_mulai" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "master_soal" ADD COLUMN "arsip_dari" text;