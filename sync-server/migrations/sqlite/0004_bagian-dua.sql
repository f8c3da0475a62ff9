CREATE TABLE `golongan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `jurusan_pendidikan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	`pendidikan_id` text NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `jurusan_pendidikan_pendidikan` ON `jurusan_pendidikan` (`sekolah_id`,`pendidikan_id`);--> statement-breakpoint
CREATE TABLE `opd` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `pekerjaan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `pendidikan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `gagal_masuk` (
	`sekolah_id` text NOT NULL,
	`akun_id` text NOT NULL,
	`tanggal` text NOT NULL,
	`perangkat` text NOT NULL,
	`jumlah` integer NOT NULL,
	`terakhir_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `akun_id`, `tanggal`, `perangkat`)
);
--> statement-breakpoint
CREATE TABLE `permintaan_sandi` (
	`sekolah_id` text NOT NULL,
	`akun_id` text NOT NULL,
	`nomor_hp` text,
	`status` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `akun_id`)
);
--> statement-breakpoint
CREATE TABLE `alasan_verifikasi` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`kode` text NOT NULL,
	`name` text NOT NULL,
	`is_active` integer NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alasan_verifikasi_kode` ON `alasan_verifikasi` (`sekolah_id`,`kode`);--> statement-breakpoint
CREATE TABLE `dokumen_persyaratan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`path` text,
	`status` integer NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `jadwal_pendaftaran` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`tanggal` text NOT NULL,
	`title` text NOT NULL,
	`descriptions` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `jalur_pendaftaran` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`keterangan` text NOT NULL,
	`kuota` integer NOT NULL,
	`is_active` integer NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `unggahan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`akun_id` text NOT NULL,
	`doctype` text NOT NULL,
	`nama` text NOT NULL,
	`ukuran` integer NOT NULL,
	`potongan` integer,
	`media_id` text,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `unggahan_akun` ON `unggahan` (`sekolah_id`,`akun_id`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `param_prestasi` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`skor` real NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `peraturan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `ref_sekolah` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`npsn` text NOT NULL,
	`name` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ref_sekolah_npsn` ON `ref_sekolah` (`sekolah_id`,`npsn`);--> statement-breakpoint
CREATE TABLE `ruang` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`kapasitas` integer NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `desa` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	`district_id` text NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `desa_kecamatan` ON `desa` (`sekolah_id`,`district_id`);--> statement-breakpoint
CREATE TABLE `kabupaten` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	`province_id` text NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `kabupaten_provinsi` ON `kabupaten` (`sekolah_id`,`province_id`);--> statement-breakpoint
CREATE TABLE `kecamatan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	`regency_id` text NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `kecamatan_kabupaten` ON `kecamatan` (`sekolah_id`,`regency_id`);--> statement-breakpoint
CREATE TABLE `provinsi` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `pengaturan` (
	`sekolah_id` text NOT NULL,
	`kelompok` text NOT NULL,
	`isi` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `kelompok`)
);
--> statement-breakpoint
ALTER TABLE `akun` ADD `ganti_sandi` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `akun` ADD `versi` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `sesi_masuk` ADD `alamat` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `program_keahlian` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `province_id` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `regency_id` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `district_id` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `village_id` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `facebook` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `twitter` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `instagram` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `kepalasekolah` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `nip` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `ketua_panitia_nama` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `ketua_panitia_nip` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `titi_mangsa_ttd` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `pendaftaran_dibuka` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `tanggal_mulai` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `tanggal_selesai` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `jam_mulai` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `jam_selesai` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `tanggal_pengumuman` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `jam_pengumuman` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `regby` text DEFAULT 'nisn' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `skck` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `butawarna` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `pagu` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `showpagu` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `materai` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `slider` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `sms` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `tanpa_berkas` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `apikey_tersegel` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `limit_sesi` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `alamat_tetap` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `apps_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `apps_ver` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `apps_desc` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `color` text DEFAULT 'light' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `theme` text DEFAULT 'purple' NOT NULL;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `logo` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `bg` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `bg_nav` text;--> statement-breakpoint
ALTER TABLE `sekolah` ADD `versi` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_saring` ON `audit` (`sekolah_id`,`id`,`tindakan`,`tabel`,`akun_id`);--> statement-breakpoint
CREATE INDEX `media_isi` ON `media` (`sekolah_id`,`doctype`,`sha256`);