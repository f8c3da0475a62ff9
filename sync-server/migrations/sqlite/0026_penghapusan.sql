CREATE TABLE `hapusan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`tabel` text NOT NULL,
	`baris_id` text NOT NULL,
	`judul` text NOT NULL,
	`jenis` text NOT NULL,
	`jumlah` text NOT NULL,
	`alasan` text,
	`akun_id` text,
	`nama` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	`diurungkan_ms` integer,
	`diurungkan_nama` text,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `hapusan_waktu` ON `hapusan` (`sekolah_id`,`dibuat_ms`);--> statement-breakpoint
CREATE TABLE `hapusan_isi` (
	`sekolah_id` text NOT NULL,
	`hapusan_id` text NOT NULL,
	`urutan` integer NOT NULL,
	`tabel` text NOT NULL,
	`baris` text NOT NULL,
	PRIMARY KEY(`sekolah_id`, `hapusan_id`, `urutan`)
);
