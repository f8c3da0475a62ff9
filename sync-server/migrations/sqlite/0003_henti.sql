ALTER TABLE `ujian` ADD `henti_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ujian` ADD `henti_sejak_ms` integer;