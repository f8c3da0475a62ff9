ALTER TABLE "potret_seleksi" ALTER COLUMN "masukan" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "potret_seleksi" ALTER COLUMN "hasil" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "potret_seleksi" ADD COLUMN "aturan" jsonb;