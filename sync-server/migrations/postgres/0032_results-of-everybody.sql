DROP INDEX "hasil_seleksi_terbit";--> statement-breakpoint
ALTER TABLE "hasil_seleksi" ALTER COLUMN "program_keahlian_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hasil_seleksi" ADD COLUMN "status" text DEFAULT 'L' NOT NULL;--> statement-breakpoint
ALTER TABLE "hasil_seleksi" ADD COLUMN "jalan" text;--> statement-breakpoint
ALTER TABLE "hasil_seleksi" ADD COLUMN "urutan" integer;--> statement-breakpoint
ALTER TABLE "hasil_seleksi" ADD COLUMN "keterangan" jsonb;--> statement-breakpoint
CREATE INDEX "hasil_seleksi_program" ON "hasil_seleksi" USING btree ("sekolah_id","program_keahlian_id","status");--> statement-breakpoint
CREATE INDEX "hasil_seleksi_terbit" ON "hasil_seleksi" USING btree ("sekolah_id","status","terbit_ms");