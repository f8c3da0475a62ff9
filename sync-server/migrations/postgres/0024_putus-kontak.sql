ALTER TABLE "ujian" ADD COLUMN "putus_sejak_ms" bigint;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "putus_sampai_ms" bigint;