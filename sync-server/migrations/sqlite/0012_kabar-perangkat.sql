CREATE TABLE `kabar_perangkat` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`perangkat` text NOT NULL,
	`baterai` integer,
	`mengisi` integer,
	`ruang_mb` integer,
	`tetap` integer,
	`siap` text NOT NULL,
	`selisih_ms` integer,
	`layak` integer,
	`pada_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `peserta_id`)
);
