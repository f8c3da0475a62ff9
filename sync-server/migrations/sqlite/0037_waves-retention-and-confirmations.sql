PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_rencana_retensi` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`aturan` text NOT NULL,
	`pertama_ms` integer NOT NULL,
	`terakhir_ms` integer NOT NULL,
	`hari` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `peserta_id`, `aturan`)
);
--> statement-breakpoint
INSERT INTO `__new_rencana_retensi`("sekolah_id", "peserta_id", "aturan", "pertama_ms", "terakhir_ms", "hari") SELECT "sekolah_id", "peserta_id", 'dokumen', "pertama_ms", "terakhir_ms", "hari" FROM `rencana_retensi`;--> statement-breakpoint
DROP TABLE `rencana_retensi`;--> statement-breakpoint
ALTER TABLE `__new_rencana_retensi` RENAME TO `rencana_retensi`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE TABLE `__new_hasil_seleksi` (
	`sekolah_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`status` text DEFAULT 'L' NOT NULL,
	`program_keahlian_id` text,
	`jalan` text,
	`urutan` integer,
	`keterangan` text,
	`publikasi_nomor` integer DEFAULT 0 NOT NULL,
	`terbit_ms` integer,
	`sampai_ms` integer,
	`lepas_ms` integer,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `peserta_id`, `publikasi_nomor`)
);
--> statement-breakpoint
INSERT INTO `__new_hasil_seleksi`("sekolah_id", "peserta_id", "status", "program_keahlian_id", "jalan", "urutan", "keterangan", "publikasi_nomor", "terbit_ms", "sampai_ms", "lepas_ms", "dibuat_ms") SELECT "sekolah_id", "peserta_id", "status", "program_keahlian_id", "jalan", "urutan", "keterangan", 0, "terbit_ms", NULL, "lepas_ms", "dibuat_ms" FROM `hasil_seleksi`;--> statement-breakpoint
DROP TABLE `hasil_seleksi`;--> statement-breakpoint
ALTER TABLE `__new_hasil_seleksi` RENAME TO `hasil_seleksi`;--> statement-breakpoint
CREATE INDEX `hasil_seleksi_terbit` ON `hasil_seleksi` (`sekolah_id`,`status`,`terbit_ms`);--> statement-breakpoint
CREATE INDEX `hasil_seleksi_jalan` ON `hasil_seleksi` (`sekolah_id`,`jalan`);--> statement-breakpoint
CREATE INDEX `hasil_seleksi_program` ON `hasil_seleksi` (`sekolah_id`,`program_keahlian_id`,`status`);--> statement-breakpoint
ALTER TABLE `pengumuman` ADD `naskah` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `pengumuman_pembaca` ADD `pengunjung` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `pengumuman_pembaca` ADD `naskah` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `pengumuman_pembaca` ADD `dikonfirmasi` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `berhenti_pesan` ADD `kata_ms` integer;--> statement-breakpoint
UPDATE `pengumuman_pembaca` SET `dikonfirmasi` = true WHERE `pengumuman_id` IN (SELECT `id` FROM `pengumuman` WHERE `level` = 'peserta');
