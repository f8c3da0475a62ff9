ALTER TABLE "ujian" ADD COLUMN "lapor_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "henti" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "henti_total_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "henti_dipakai_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ujian_paket" ON "ujian" USING btree ("sekolah_id","paket_id");