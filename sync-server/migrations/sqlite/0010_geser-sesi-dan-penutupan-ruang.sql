CREATE TABLE `geser_sesi` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`tanggal` text NOT NULL,
	`jadwal_ujian_sesi_id` text NOT NULL,
	`ruang` text NOT NULL,
	`menit` integer NOT NULL,
	`alasan` text NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`waktu_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `tanggal`, `jadwal_ujian_sesi_id`, `ruang`, `id`)
);
--> statement-breakpoint
CREATE TABLE `penutupan_ruang` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`tanggal` text NOT NULL,
	`jadwal_ujian_sesi_id` text NOT NULL,
	`ruang` text NOT NULL,
	`ditutup_ms` integer NOT NULL,
	`alasan` text NOT NULL,
	`kekurangan` text NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`dibuka_ms` integer,
	`dibuka_alasan` text,
	`dibuka_akun_id` text,
	`dibuka_nama` text,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ruang_tertutup` ON `penutupan_ruang` (`sekolah_id`,`tanggal`,`jadwal_ujian_sesi_id`,`ruang`) WHERE dibuka_ms is null;--> statement-breakpoint
CREATE INDEX `penutupan_ruang_sesi` ON `penutupan_ruang` (`sekolah_id`,`tanggal`,`jadwal_ujian_sesi_id`);