ALTER TABLE `jadwal_ujian` ADD `acak_opsi` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `paket` ADD `opsi` text DEFAULT '{}' NOT NULL;