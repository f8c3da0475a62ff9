ALTER TABLE `aliran` ADD `akhir_jalan_ms` integer;--> statement-breakpoint
ALTER TABLE `aliran` ADD `lama` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `aliran` ADD `bukti_jalan_ms` integer;--> statement-breakpoint
ALTER TABLE `aliran` ADD `janji_seq` integer;--> statement-breakpoint
ALTER TABLE `aliran` ADD `janji_jejak` text;--> statement-breakpoint
ALTER TABLE `aliran` ADD `janji_jalan_ms` integer;--> statement-breakpoint
ALTER TABLE `aliran` ADD `dijawab_jalan_ms` integer;--> statement-breakpoint
ALTER TABLE `operasi` ADD `sesudah_jalan_ms` integer;--> statement-breakpoint
ALTER TABLE `ujian` ADD `ditahan` text;--> statement-breakpoint
ALTER TABLE `ujian` ADD `kode_belum_dibuka` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `ujian` ADD `maklum_jalan_ms` integer;--> statement-breakpoint
ALTER TABLE `ujian` ADD `telat_ms` integer DEFAULT 0 NOT NULL;