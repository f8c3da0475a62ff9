ALTER TABLE `ujian` ADD `lapor_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ujian` ADD `henti` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `ujian` ADD `henti_total_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ujian` ADD `henti_dipakai_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `ujian_paket` ON `ujian` (`sekolah_id`,`paket_id`);