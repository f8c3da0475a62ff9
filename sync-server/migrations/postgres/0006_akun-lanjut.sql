ALTER TABLE "akun" ADD COLUMN "semua_program" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gagal_masuk" ADD COLUMN "alamat" text;--> statement-breakpoint
ALTER TABLE "gagal_masuk" ADD COLUMN "nama_ditulis" text;--> statement-breakpoint
UPDATE "akun" SET "semua_program" = true WHERE "authent" = 'supervisor' AND "jurusan_id" IS NULL;