ALTER TABLE "aliran" ADD COLUMN "janji" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "aliran" DROP COLUMN "janji_seq";--> statement-breakpoint
ALTER TABLE "aliran" DROP COLUMN "janji_jejak";--> statement-breakpoint
ALTER TABLE "aliran" DROP COLUMN "janji_jalan_ms";