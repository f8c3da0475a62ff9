ALTER TABLE "publikasi" ADD COLUMN "pulih_ms" bigint;--> statement-breakpoint
ALTER TABLE "publikasi" ADD COLUMN "cadangan_ms" bigint;--> statement-breakpoint
ALTER TABLE "peserta" ADD COLUMN "nisn_dikenal" text;--> statement-breakpoint
ALTER TABLE "hasil_seleksi" ADD COLUMN "lepas_ms" bigint;--> statement-breakpoint
CREATE INDEX "peserta_nisn_dikenal" ON "peserta" USING btree ("sekolah_id","nisn_dikenal");--> statement-breakpoint
UPDATE hasil_seleksi SET lepas_ms = (SELECT d.diubah_ms FROM daftar_ulang d WHERE d.sekolah_id = hasil_seleksi.sekolah_id AND d.peserta_id = hasil_seleksi.peserta_id AND d.program_keahlian_id = hasil_seleksi.program_keahlian_id AND d.status IN ('ditolak', 'lewat', 'mundur')) WHERE status = 'L';--> statement-breakpoint
UPDATE peserta SET nisn_dikenal = nisn WHERE nomor_register IS NULL AND NOT EXISTS (SELECT 1 FROM akun WHERE akun.sekolah_id = peserta.sekolah_id AND akun.id = peserta.akun_id AND akun.email = peserta.nisn);
