CREATE TABLE `daftar_ulang` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`program_keahlian_id` text NOT NULL,
	`status` text NOT NULL,
	`daftar_ulang_dokumen` text,
	`koperasi_dokumen` text,
	`koperasi_status` integer DEFAULT false NOT NULL,
	`keterangan` text DEFAULT '' NOT NULL,
	`batas_ms` integer,
	`dikirim_ms` integer,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	`diubah_oleh` text NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `daftar_ulang_peserta` ON `daftar_ulang` (`sekolah_id`,`peserta_id`);--> statement-breakpoint
CREATE INDEX `daftar_ulang_berkas` ON `daftar_ulang` (`sekolah_id`,`daftar_ulang_dokumen`);--> statement-breakpoint
CREATE INDEX `daftar_ulang_koperasi` ON `daftar_ulang` (`sekolah_id`,`koperasi_dokumen`);--> statement-breakpoint
CREATE TABLE `peralihan_daftar_ulang` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`dari` text NOT NULL,
	`ke` text NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`keterangan` text NOT NULL,
	`operasi_id` text NOT NULL,
	`sidik` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `peralihan_daftar_ulang_operasi` ON `peralihan_daftar_ulang` (`sekolah_id`,`operasi_id`);--> statement-breakpoint
CREATE INDEX `peralihan_daftar_ulang_peserta` ON `peralihan_daftar_ulang` (`sekolah_id`,`peserta_id`,`id`);--> statement-breakpoint
CREATE TABLE `promosi_cadangan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`program_keahlian_id` text NOT NULL,
	`dari_program_id` text,
	`urutan` integer,
	`batas_ms` integer NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`operasi_id` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promosi_cadangan_operasi` ON `promosi_cadangan` (`sekolah_id`,`operasi_id`);--> statement-breakpoint
CREATE INDEX `promosi_cadangan_program` ON `promosi_cadangan` (`sekolah_id`,`program_keahlian_id`,`id`);--> statement-breakpoint
CREATE TABLE `publikasi` (
	`sekolah_id` text NOT NULL,
	`nomor` integer NOT NULL,
	`potret_nomor` integer,
	`terbit_ms` integer NOT NULL,
	`profil_ms` integer,
	`angka` text NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`alasan` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	`ditarik_ms` integer,
	`ditarik_akun_id` text,
	`ditarik_nama` text DEFAULT '' NOT NULL,
	`ditarik_alasan` text DEFAULT '' NOT NULL,
	`diganti` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`sekolah_id`, `nomor`)
);
--> statement-breakpoint
CREATE TABLE `pengumuman_pembaca` (
	`sekolah_id` text NOT NULL,
	`pengumuman_id` text NOT NULL,
	`pembaca` text NOT NULL,
	PRIMARY KEY(`sekolah_id`, `pengumuman_id`, `pembaca`)
);
--> statement-breakpoint
CREATE TABLE `kerja_latar` (
	`sekolah_id` text NOT NULL,
	`kode` text NOT NULL,
	`mulai_ms` integer NOT NULL,
	`selesai_ms` integer,
	`kesalahan` text NOT NULL,
	`sewa` text NOT NULL,
	`sewa_sampai_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `kode`)
);
--> statement-breakpoint
ALTER TABLE `pengumuman` ADD `mulai` text;--> statement-breakpoint
ALTER TABLE `pengumuman` ADD `selesai` text;--> statement-breakpoint
ALTER TABLE `slider` ADD `alt` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `slider` ADD `urutan` integer DEFAULT 0 NOT NULL;