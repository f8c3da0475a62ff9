ALTER TABLE `akun` ADD `semua_program` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `gagal_masuk` ADD `alamat` text;--> statement-breakpoint
ALTER TABLE `gagal_masuk` ADD `nama_ditulis` text;--> statement-breakpoint
UPDATE `akun` SET `semua_program` = true WHERE `authent` = 'supervisor' AND `jurusan_id` IS NULL;