ALTER TABLE `ujian` ADD `paket_undian` text;--> statement-breakpoint
ALTER TABLE `ujian` ADD `menunggu_ulang` integer DEFAULT false NOT NULL;