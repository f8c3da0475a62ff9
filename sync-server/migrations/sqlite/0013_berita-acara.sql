CREATE TABLE `berita_acara` (
	`sekolah_id` text NOT NULL,
	`tanggal` text NOT NULL,
	`jadwal_ujian_sesi_id` text NOT NULL,
	`ruang` text NOT NULL,
	`isi` text NOT NULL,
	`sidik_jari` text NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `tanggal`, `jadwal_ujian_sesi_id`, `ruang`)
);
