ALTER TABLE "ujian" ADD COLUMN "henti_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "henti_sejak_ms" bigint;