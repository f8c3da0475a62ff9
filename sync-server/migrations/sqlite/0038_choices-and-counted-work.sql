ALTER TABLE `kerja_latar` ADD `jumlah` integer;--> statement-breakpoint
CREATE INDEX `peserta_pilihan_1` ON `peserta` (`sekolah_id`,`jurusan_id_1`,`status`);--> statement-breakpoint
CREATE INDEX `peserta_pilihan_2` ON `peserta` (`sekolah_id`,`jurusan_id_2`,`status`);