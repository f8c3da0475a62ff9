ALTER TABLE "ujian" ADD COLUMN "keluar" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "keluar_hitung" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "keluar_batas" integer DEFAULT 0 NOT NULL;