DROP INDEX "operasi_ujian";--> statement-breakpoint
CREATE INDEX "operasi_tertahan" ON "operasi" USING btree ("sekolah_id","ujian_id") WHERE verdik = 'tertahan';