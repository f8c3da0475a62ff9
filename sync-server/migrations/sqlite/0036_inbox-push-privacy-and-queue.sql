CREATE TABLE `tautan_sandi` (
	`sekolah_id` text NOT NULL,
	`akun_id` text NOT NULL,
	`sidik` text NOT NULL,
	`sidik_sandi` text NOT NULL,
	`kedaluwarsa_ms` integer NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `akun_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tautan_sandi_sidik` ON `tautan_sandi` (`sekolah_id`,`sidik`);--> statement-breakpoint
CREATE TABLE `langganan_push` (
	`sekolah_id` text NOT NULL,
	`sesi_masuk_id` text NOT NULL,
	`akun_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`layanan` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`antre` integer NOT NULL,
	`coba` integer NOT NULL,
	`lanjut_ms` integer NOT NULL,
	`sebab` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `sesi_masuk_id`)
);
--> statement-breakpoint
CREATE INDEX `langganan_push_akun` ON `langganan_push` (`sekolah_id`,`akun_id`);--> statement-breakpoint
CREATE INDEX `langganan_push_endpoint` ON `langganan_push` (`sekolah_id`,`endpoint`);--> statement-breakpoint
CREATE INDEX `langganan_push_antre` ON `langganan_push` (`sekolah_id`,`lanjut_ms`,`sesi_masuk_id`) WHERE antre > 0;--> statement-breakpoint
CREATE TABLE `naskah_persetujuan` (
	`sekolah_id` text NOT NULL,
	`versi` integer NOT NULL,
	`isi` text NOT NULL,
	`minta_lagi` integer NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `versi`)
);
--> statement-breakpoint
CREATE TABLE `persetujuan` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`versi` integer NOT NULL,
	`saat` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `peserta_id`, `versi`)
);
--> statement-breakpoint
CREATE INDEX `persetujuan_versi` ON `persetujuan` (`sekolah_id`,`versi`);--> statement-breakpoint
CREATE TABLE `blast_pesan` (
	`sekolah_id` text NOT NULL,
	`tindakan` text NOT NULL,
	`sidik` text NOT NULL,
	`jenis_informasi` text NOT NULL,
	`program_keahlian_id` text,
	`pesan` text NOT NULL,
	`jumlah` integer NOT NULL,
	`tanpa_tujuan` integer NOT NULL,
	`berhenti` integer NOT NULL,
	`sama` integer NOT NULL,
	`akun_id` text,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `tindakan`)
);
--> statement-breakpoint
CREATE INDEX `blast_pesan_dibuat` ON `blast_pesan` (`sekolah_id`,`dibuat_ms`);--> statement-breakpoint
CREATE TABLE `jawaban_siap` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`body` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jawaban_siap_name` ON `jawaban_siap` (`sekolah_id`,`name`);--> statement-breakpoint
CREATE TABLE `serahan_percakapan` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`id` text NOT NULL,
	`akun_id` text,
	`dari` text NOT NULL,
	`ke_akun_id` text,
	`kepada` text,
	`catatan` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `peserta_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `rencana_retensi` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`pertama_ms` integer NOT NULL,
	`terakhir_ms` integer NOT NULL,
	`hari` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `peserta_id`)
);
--> statement-breakpoint
DROP INDEX `audit_baris`;--> statement-breakpoint
CREATE INDEX `audit_akun` ON `audit` (`sekolah_id`,`akun_id`);--> statement-breakpoint
CREATE INDEX `audit_baris` ON `audit` (`sekolah_id`,`baris_id`,`tabel`);--> statement-breakpoint
ALTER TABLE `pesan_keluar` ADD `pemegang` text;--> statement-breakpoint
ALTER TABLE `pesan_keluar` ADD `pesanan` text;--> statement-breakpoint
ALTER TABLE `pesan_keluar` ADD `ditarik_ms` integer;--> statement-breakpoint
CREATE INDEX `pesan_keluar_peserta` ON `pesan_keluar` (`sekolah_id`,`peserta_id`);--> statement-breakpoint
ALTER TABLE `percakapan` ADD `menunggu_ms` integer;--> statement-breakpoint
ALTER TABLE `percakapan` ADD `jadwal_ujian_peserta_id` text;--> statement-breakpoint
ALTER TABLE `percakapan` ADD `serahan_baru` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `pesan` ADD `lampiran` text;--> statement-breakpoint
ALTER TABLE `pesan` ADD `lama_jawab_ms` integer;--> statement-breakpoint
CREATE INDEX `pesan_lampiran` ON `pesan` (`sekolah_id`,`lampiran`);--> statement-breakpoint
CREATE INDEX `pesan_jawab` ON `pesan` (`sekolah_id`,`dibuat_ms`) WHERE lama_jawab_ms is not null;--> statement-breakpoint
CREATE INDEX `ujian_peserta` ON `ujian` (`sekolah_id`,`peserta_id`);--> statement-breakpoint
CREATE INDEX `media_sha` ON `media` (`sekolah_id`,`sha256`);--> statement-breakpoint
CREATE INDEX `media_akun` ON `media` (`sekolah_id`,`akun_id`);--> statement-breakpoint
UPDATE `percakapan` SET `menunggu_ms` = `terakhir_ms` WHERE `belum_dibaca` > 0 AND `menunggu_ms` IS NULL;
