ALTER TABLE `aliran` ADD `luring` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `ujian` ADD `mulai_luring` integer DEFAULT false NOT NULL;