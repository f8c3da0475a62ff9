CREATE TABLE `pesan` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`id` text NOT NULL,
	`jenis` text NOT NULL,
	`jadwal_ujian_peserta_id` text,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`akun_id` text,
	`dari` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	`dibaca_ms` integer,
	PRIMARY KEY(`sekolah_id`, `peserta_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `pesan_baris` ON `pesan` (`sekolah_id`,`jadwal_ujian_peserta_id`);