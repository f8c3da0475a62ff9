ALTER TABLE `ujian` ADD `keluar` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ujian` ADD `keluar_hitung` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `ujian` ADD `keluar_batas` integer DEFAULT 0 NOT NULL;