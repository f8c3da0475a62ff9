ALTER TABLE `ujian` ADD `putus_sejak_ms` integer;--> statement-breakpoint
ALTER TABLE `ujian` ADD `putus_sampai_ms` integer;