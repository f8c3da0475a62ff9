ALTER TABLE `master_soal` ADD `edisi` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `master_soal` ADD `edisi_mulai` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `master_soal` ADD `arsip_dari` text;