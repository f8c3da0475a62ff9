ALTER TABLE "ujian" ADD COLUMN "henti_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "henti_sejak_ms" bigint;--> statement-breakpoint
CREATE INDEX "ujian_paket" ON "ujian" USING btree ("sekolah_id","paket_id");