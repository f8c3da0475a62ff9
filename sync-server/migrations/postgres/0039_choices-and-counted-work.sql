ALTER TABLE "kerja_latar" ADD COLUMN "jumlah" integer;--> statement-breakpoint
CREATE INDEX "peserta_pilihan_1" ON "peserta" USING btree ("sekolah_id","jurusan_id_1","status");--> statement-breakpoint
CREATE INDEX "peserta_pilihan_2" ON "peserta" USING btree ("sekolah_id","jurusan_id_2","status");