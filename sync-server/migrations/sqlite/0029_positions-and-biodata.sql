CREATE TABLE `biodata` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`isi` text NOT NULL,
	`foto` text,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `biodata_peserta` ON `biodata` (`sekolah_id`,`peserta_id`);--> statement-breakpoint
CREATE TABLE `formasi` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`jenis_jabatan` text NOT NULL,
	`nama_jabatan` text NOT NULL,
	`opd` text NOT NULL,
	`detjurusan` text NOT NULL,
	`keterangan` text NOT NULL,
	`jumlah` integer NOT NULL,
	`tanggal_mulai` text NOT NULL,
	`tanggal_selesai` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `peralihan_permohonan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`permohonan_id` text NOT NULL,
	`versi` integer NOT NULL,
	`dari` text NOT NULL,
	`ke` text NOT NULL,
	`keterangan` text NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`operasi` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `peralihan_permohonan_operasi` ON `peralihan_permohonan` (`sekolah_id`,`operasi`);--> statement-breakpoint
CREATE INDEX `peralihan_permohonan_permohonan` ON `peralihan_permohonan` (`sekolah_id`,`permohonan_id`,`versi`);--> statement-breakpoint
CREATE TABLE `permohonan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`formasi_id` text NOT NULL,
	`keadaan` text NOT NULL,
	`path` text,
	`keterangan` text NOT NULL,
	`versi` integer NOT NULL,
	`diajukan_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `permohonan_peserta` ON `permohonan` (`sekolah_id`,`peserta_id`,`formasi_id`);--> statement-breakpoint
CREATE INDEX `permohonan_formasi` ON `permohonan` (`sekolah_id`,`formasi_id`,`keadaan`);--> statement-breakpoint
CREATE INDEX `permohonan_keadaan` ON `permohonan` (`sekolah_id`,`keadaan`,`diajukan_ms`);--> statement-breakpoint
CREATE INDEX `permohonan_berkas` ON `permohonan` (`sekolah_id`,`path`);--> statement-breakpoint
CREATE INDEX `dokumen_peserta_berkas` ON `dokumen_peserta` (`sekolah_id`,`path`);--> statement-breakpoint
CREATE INDEX `sanggahan_berkas` ON `sanggahan` (`sekolah_id`,`path`);