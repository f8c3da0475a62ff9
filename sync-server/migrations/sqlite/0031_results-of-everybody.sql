PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_hasil_seleksi` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`status` text DEFAULT 'L' NOT NULL,
	`program_keahlian_id` text,
	`jalan` text,
	`urutan` integer,
	`keterangan` text,
	`terbit_ms` integer,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `peserta_id`)
);
--> statement-breakpoint
INSERT INTO `__new_hasil_seleksi`("sekolah_id", "peserta_id", "program_keahlian_id", "terbit_ms", "dibuat_ms") SELECT "sekolah_id", "peserta_id", "program_keahlian_id", "terbit_ms", "dibuat_ms" FROM `hasil_seleksi`;--> statement-breakpoint
DROP TABLE `hasil_seleksi`;--> statement-breakpoint
ALTER TABLE `__new_hasil_seleksi` RENAME TO `hasil_seleksi`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `hasil_seleksi_terbit` ON `hasil_seleksi` (`sekolah_id`,`status`,`terbit_ms`);--> statement-breakpoint
CREATE INDEX `hasil_seleksi_program` ON `hasil_seleksi` (`sekolah_id`,`program_keahlian_id`,`status`);