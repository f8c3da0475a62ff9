CREATE TABLE `gladi_bersih` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`jenis` text NOT NULL,
	`nama` text NOT NULL,
	`status` text NOT NULL,
	`lulus` integer,
	`oleh` text NOT NULL,
	`mulai_ms` integer NOT NULL,
	`selesai_ms` integer,
	`sebab` text,
	`isian` text NOT NULL,
	`laporan` text,
	PRIMARY KEY(`sekolah_id`, `id`)
);
