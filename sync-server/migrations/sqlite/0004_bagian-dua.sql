CREATE TABLE `param_nilai` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`kode` text NOT NULL,
	`name` text NOT NULL,
	`prosentase` real NOT NULL,
	`is_active` integer NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
