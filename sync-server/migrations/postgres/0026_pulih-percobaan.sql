ALTER TABLE "ujian" ADD COLUMN "paket_undian" text;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "menunggu_ulang" boolean DEFAULT false NOT NULL;