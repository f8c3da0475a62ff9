ALTER TABLE `ujian` ADD `henti_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ujian` ADD `henti_sejak_ms` integer;--> statement-breakpoint
CREATE INDEX `ujian_paket` ON `ujian` (`sekolah_id`,`paket_id`);