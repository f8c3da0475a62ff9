CREATE TABLE `pengumuman` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`status` integer NOT NULL,
	`level` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `pengumuman_level` ON `pengumuman` (`sekolah_id`,`level`,`status`,`dibuat_ms`);--> statement-breakpoint
CREATE TABLE `hasil_seleksi` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`program_keahlian_id` text NOT NULL,
	`terbit_ms` integer,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `peserta_id`)
);
--> statement-breakpoint
CREATE INDEX `hasil_seleksi_terbit` ON `hasil_seleksi` (`sekolah_id`,`terbit_ms`);--> statement-breakpoint
CREATE TABLE `slider` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`subtitle` text NOT NULL,
	`body` text NOT NULL,
	`path` text NOT NULL,
	`status` integer NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
ALTER TABLE `peserta` ADD `kode_verifikasi` text;--> statement-breakpoint
CREATE UNIQUE INDEX `peserta_kode_verifikasi` ON `peserta` (`sekolah_id`,`kode_verifikasi`);