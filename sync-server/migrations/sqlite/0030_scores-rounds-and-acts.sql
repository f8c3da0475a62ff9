CREATE TABLE `nilai_peserta` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`wawancara` integer,
	`diketik` text NOT NULL,
	`order_person_status` integer NOT NULL,
	`order_person_name` text NOT NULL,
	`afirmasi` integer,
	`prioritas` integer NOT NULL,
	`prioritas_alasan` text NOT NULL,
	`keterangan` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `peserta_id`)
);
--> statement-breakpoint
CREATE TABLE `kursi_seleksi` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`program_keahlian_id` text NOT NULL,
	`jalan` text,
	`kursi` text,
	`urutan` integer,
	`alasan` text DEFAULT '' NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `peserta_id`, `program_keahlian_id`)
);
--> statement-breakpoint
CREATE INDEX `kursi_seleksi_program` ON `kursi_seleksi` (`sekolah_id`,`program_keahlian_id`);--> statement-breakpoint
CREATE TABLE `potret_seleksi` (
	`sekolah_id` text NOT NULL,
	`nomor` integer NOT NULL,
	`mode` text NOT NULL,
	`masukan` text NOT NULL,
	`sha256` text NOT NULL,
	`hasil` text NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`alasan` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `nomor`)
);
--> statement-breakpoint
CREATE TABLE `putaran_seleksi` (
	`sekolah_id` text NOT NULL,
	`jenis` text NOT NULL,
	`program_keahlian_id` text NOT NULL,
	`masukan` text NOT NULL,
	`otomatis` integer NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `jenis`, `program_keahlian_id`)
);
--> statement-breakpoint
ALTER TABLE `peralihan_berkas` ADD `sidik` text;