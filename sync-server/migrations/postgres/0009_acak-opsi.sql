ALTER TABLE "jadwal_ujian" ADD COLUMN "acak_opsi" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "paket" ADD COLUMN "opsi" jsonb DEFAULT '{}'::jsonb NOT NULL;