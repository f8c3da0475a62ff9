CREATE TABLE `kepala_audit` (
	`sekolah_id` text NOT NULL,
	`untai` text NOT NULL,
	`generasi` integer NOT NULL,
	`nomor` integer NOT NULL,
	`rantai` text NOT NULL,
	`sebelum` text NOT NULL,
	PRIMARY KEY(`sekolah_id`, `untai`)
);
--> statement-breakpoint
ALTER TABLE `audit` ADD `untai` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `generasi` integer;--> statement-breakpoint
ALTER TABLE `audit` ADD `nomor` integer;--> statement-breakpoint
ALTER TABLE `audit` ADD `garam` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `sidik_isi` text;--> statement-breakpoint
ALTER TABLE `audit` ADD `rantai` text;--> statement-breakpoint
CREATE INDEX `audit_urut` ON `audit` (`sekolah_id`,`untai`,`nomor`,`id`);