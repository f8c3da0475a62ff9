ALTER TABLE "aliran" ADD COLUMN "luring" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ujian" ADD COLUMN "mulai_luring" boolean DEFAULT false NOT NULL;