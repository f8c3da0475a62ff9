CREATE TABLE `audit` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`waktu_ms` integer NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`tindakan` text NOT NULL,
	`tabel` text NOT NULL,
	`baris_id` text NOT NULL,
	`sebelum` text,
	`sesudah` text,
	`alasan` text,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `audit_baris` ON `audit` (`sekolah_id`,`tabel`,`baris_id`);--> statement-breakpoint
CREATE TABLE `akun` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`authent` text NOT NULL,
	`jurusan_id` text,
	`status` integer NOT NULL,
	`avatar` text,
	`sandi_jenis` text NOT NULL,
	`sandi_hash` text NOT NULL,
	`sandi_tersegel` text,
	`dibuat_ms` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `akun_email` ON `akun` (`sekolah_id`,`email`);--> statement-breakpoint
CREATE INDEX `akun_authent` ON `akun` (`sekolah_id`,`authent`);--> statement-breakpoint
CREATE TABLE `sesi_masuk` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`akun_id` text NOT NULL,
	`perangkat` text NOT NULL,
	`ingat` integer NOT NULL,
	`dibuat_ms` integer NOT NULL,
	`kedaluwarsa_ms` integer NOT NULL,
	`dicabut_ms` integer,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `sesi_masuk_akun` ON `sesi_masuk` (`sekolah_id`,`akun_id`);--> statement-breakpoint
CREATE TABLE `jadwal_ujian` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`program_keahlian_id` text,
	`master_soal_id_1` text NOT NULL,
	`jumlah_soal_1` integer NOT NULL,
	`master_soal_id_2` text,
	`jumlah_soal_2` integer NOT NULL,
	`tanggal` text NOT NULL,
	`jumlah_soal` integer NOT NULL,
	`bobot` integer NOT NULL,
	`waktu` integer NOT NULL,
	`isRandom` integer NOT NULL,
	`token_wajib` integer NOT NULL,
	`kebijakan_waktu` text NOT NULL,
	`jeda_maks` integer NOT NULL,
	`toleransi_menit` integer NOT NULL,
	`toleransi_kirim` integer,
	`menit_minimum_selesai` integer NOT NULL,
	`keterlambatan` text NOT NULL,
	`tutup_panggilan_langsung` integer NOT NULL,
	`rahasia_undian` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `jadwal_ujian_tanggal` ON `jadwal_ujian` (`sekolah_id`,`tanggal`);--> statement-breakpoint
CREATE TABLE `jadwal_ujian_peserta` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`jadwal_ujian_id` text NOT NULL,
	`jadwal_ujian_sesi_id` text NOT NULL,
	`tanggal` text NOT NULL,
	`peserta_id` text NOT NULL,
	`ruang` text,
	`kursi` text,
	`ujian_berlaku` text,
	`percobaan` integer NOT NULL,
	`status_pesan` integer NOT NULL,
	`asal` text NOT NULL,
	`susulan_dari` text,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jadwal_ujian_peserta_unik` ON `jadwal_ujian_peserta` (`sekolah_id`,`jadwal_ujian_id`,`peserta_id`,`tanggal`,`jadwal_ujian_sesi_id`);--> statement-breakpoint
CREATE INDEX `jadwal_ujian_peserta_sesi` ON `jadwal_ujian_peserta` (`sekolah_id`,`tanggal`,`jadwal_ujian_sesi_id`);--> statement-breakpoint
CREATE INDEX `jadwal_ujian_peserta_peserta` ON `jadwal_ujian_peserta` (`sekolah_id`,`peserta_id`);--> statement-breakpoint
CREATE TABLE `jadwal_ujian_sesi` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`jam_mulai` text NOT NULL,
	`jam_selesai` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `rahasia_sesi` (
	`sekolah_id` text NOT NULL,
	`tanggal` text NOT NULL,
	`jadwal_ujian_sesi_id` text NOT NULL,
	`token_tersegel` text NOT NULL,
	`token_awal_ms` integer NOT NULL,
	`kode_luring_tersegel` text,
	`kode_luring_garam` text,
	`kode_luring_dibuka_ms` integer,
	PRIMARY KEY(`sekolah_id`, `tanggal`, `jadwal_ujian_sesi_id`)
);
--> statement-breakpoint
CREATE TABLE `impor` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`jenis` text NOT NULL,
	`nama_berkas` text NOT NULL,
	`laporan` text NOT NULL,
	`akun_id` text,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `peserta` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`akun_id` text,
	`nomor_peserta` text NOT NULL,
	`nomor_register` text,
	`nisn` text,
	`nama` text NOT NULL,
	`jenis_kelamin` text NOT NULL,
	`tempat_lahir` text,
	`tanggal_lahir` text,
	`agama` text,
	`nama_sekolah_asal` text,
	`jurusan_id_1` text,
	`jurusan_id_2` text,
	`nomor_hp` text,
	`kelas` text,
	`ruang` text,
	`kursi` text,
	`sesi` text,
	`foto` text,
	`status` integer,
	`dibuat_ms` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `peserta_nomor` ON `peserta` (`sekolah_id`,`nomor_peserta`);--> statement-breakpoint
CREATE INDEX `peserta_nisn` ON `peserta` (`sekolah_id`,`nisn`);--> statement-breakpoint
CREATE INDEX `peserta_akun` ON `peserta` (`sekolah_id`,`akun_id`);--> statement-breakpoint
CREATE TABLE `program_keahlian` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`singkat` text NOT NULL,
	`pagu` integer NOT NULL,
	`warna` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `sekolah` (
	`id` text PRIMARY KEY NOT NULL,
	`nama` text NOT NULL,
	`npsn` text,
	`alamat` text,
	`telpon` text,
	`email` text,
	`zona` text NOT NULL,
	`wifi_nama` text,
	`alamat_server` text,
	`pesertas` text NOT NULL,
	`diubah_ms` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `master_soal` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`mapel` text NOT NULL,
	`keterangan` text NOT NULL,
	`program_keahlian_id` text,
	`pemilik_akun_id` text,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `soal` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`master_soal_id` text NOT NULL,
	`nomor` integer NOT NULL,
	`soal` text NOT NULL,
	`soal_gambar` text,
	`pilihan_a` text NOT NULL,
	`pilihan_a_gambar` text,
	`pilihan_b` text NOT NULL,
	`pilihan_b_gambar` text,
	`pilihan_c` text NOT NULL,
	`pilihan_c_gambar` text,
	`pilihan_d` text NOT NULL,
	`pilihan_d_gambar` text,
	`pilihan_e` text NOT NULL,
	`pilihan_e_gambar` text,
	`jawaban` text NOT NULL,
	`status` text NOT NULL,
	`versi` integer NOT NULL,
	`diubah_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `soal_bank` ON `soal` (`sekolah_id`,`master_soal_id`,`nomor`);--> statement-breakpoint
CREATE UNIQUE INDEX `soal_nomor` ON `soal` (`sekolah_id`,`master_soal_id`,`nomor`);--> statement-breakpoint
CREATE TABLE `paket` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`jadwal_ujian_id` text NOT NULL,
	`tanggal` text NOT NULL,
	`jadwal_ujian_sesi_id` text NOT NULL,
	`versi` integer NOT NULL,
	`sidik` text NOT NULL,
	`isi` text NOT NULL,
	`kunci_tersegel` text NOT NULL,
	`bagian` text NOT NULL,
	`kunci_jawaban` text NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paket_versi` ON `paket` (`sekolah_id`,`jadwal_ujian_id`,`tanggal`,`jadwal_ujian_sesi_id`,`versi`);--> statement-breakpoint
CREATE TABLE `paket_gambar` (
	`sekolah_id` text NOT NULL,
	`alamat` text NOT NULL,
	`paket_id` text NOT NULL,
	`ukuran` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `alamat`)
);
--> statement-breakpoint
CREATE INDEX `paket_gambar_paket` ON `paket_gambar` (`sekolah_id`,`paket_id`);--> statement-breakpoint
CREATE TABLE `aliran` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`ujian_id` text NOT NULL,
	`pintu` integer NOT NULL,
	`kunci_tersegel` text,
	`sesi_masuk_id` text NOT NULL,
	`perangkat` text NOT NULL,
	`epoch` integer,
	`akhir_ms` integer,
	`ack` integer NOT NULL,
	`jejak` text NOT NULL,
	`elapsed_maks_ms` integer NOT NULL,
	`belum_terkirim` integer NOT NULL,
	`kontak_ms` integer NOT NULL,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `aliran_ujian` ON `aliran` (`sekolah_id`,`ujian_id`);--> statement-breakpoint
CREATE TABLE `operasi` (
	`sekolah_id` text NOT NULL,
	`aliran_id` text NOT NULL,
	`seq` integer NOT NULL,
	`ujian_id` text NOT NULL,
	`teks` text NOT NULL,
	`jejak` text NOT NULL,
	`verdik` text NOT NULL,
	`alasan` text,
	`tiba_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `aliran_id`, `seq`)
);
--> statement-breakpoint
CREATE INDEX `operasi_ujian` ON `operasi` (`sekolah_id`,`ujian_id`);--> statement-breakpoint
CREATE TABLE `operasi_bentrok` (
	`sekolah_id` text NOT NULL,
	`aliran_id` text NOT NULL,
	`seq` integer NOT NULL,
	`jejak` text NOT NULL,
	`teks` text NOT NULL,
	`tiba_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `aliran_id`, `seq`, `jejak`)
);
--> statement-breakpoint
CREATE TABLE `tindakan` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`jadwal_ujian_peserta_id` text NOT NULL,
	`ujian_id` text,
	`jenis` text NOT NULL,
	`menit` integer,
	`isi` text,
	`alasan` text NOT NULL,
	`akun_id` text,
	`nama` text NOT NULL,
	`waktu_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `jadwal_ujian_peserta_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `tindakan_ujian` ON `tindakan` (`sekolah_id`,`ujian_id`);--> statement-breakpoint
CREATE TABLE `ujian` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`jadwal_ujian_peserta_id` text NOT NULL,
	`peserta_id` text NOT NULL,
	`jadwal_ujian_id` text NOT NULL,
	`tanggal` text NOT NULL,
	`jadwal_ujian_sesi_id` text NOT NULL,
	`percobaan` integer NOT NULL,
	`status` text NOT NULL,
	`sebab_selesai` text,
	`paket_id` text NOT NULL,
	`undian` integer NOT NULL,
	`urutan` text NOT NULL,
	`lembar` text NOT NULL,
	`jumlah_terjawab` integer NOT NULL,
	`mulai_ms` integer NOT NULL,
	`jalan_awal_ms` integer NOT NULL,
	`terpakai_ms` integer NOT NULL,
	`boleh_ms` integer NOT NULL,
	`batas_akhir_ms` integer NOT NULL,
	`terima_sampai_ms` integer NOT NULL,
	`jeda_maks_ms` integer NOT NULL,
	`aliran` text,
	`epoch` integer NOT NULL,
	`versi` integer NOT NULL,
	`selesai_epoch` integer,
	`selesai_ms` integer,
	`benar` integer,
	`nilai` real,
	`beda_layar` integer NOT NULL,
	`kode_terima` text,
	`kontak_ms` integer NOT NULL,
	`belum_terkirim` integer NOT NULL,
	`diarsipkan_ms` integer,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ujian_berlaku` ON `ujian` (`sekolah_id`,`jadwal_ujian_peserta_id`) WHERE diarsipkan_ms is null;--> statement-breakpoint
CREATE INDEX `ujian_sesi` ON `ujian` (`sekolah_id`,`tanggal`,`jadwal_ujian_sesi_id`,`mulai_ms`);--> statement-breakpoint
CREATE INDEX `ujian_status` ON `ujian` (`sekolah_id`,`status`,`batas_akhir_ms`);--> statement-breakpoint
CREATE TABLE `penolakan` (
	`sekolah_id` text NOT NULL,
	`tanggal` text NOT NULL,
	`jenis` text NOT NULL,
	`panggilan` text NOT NULL,
	`jumlah` integer NOT NULL,
	`terakhir_ms` integer NOT NULL,
	`contoh` text NOT NULL,
	PRIMARY KEY(`sekolah_id`, `tanggal`, `jenis`, `panggilan`)
);
--> statement-breakpoint
CREATE TABLE `media` (
	`sekolah_id` text NOT NULL,
	`id` text NOT NULL,
	`doctype` text NOT NULL,
	`nama` text NOT NULL,
	`mime` text NOT NULL,
	`ukuran` integer NOT NULL,
	`lebar` integer NOT NULL,
	`tinggi` integer NOT NULL,
	`sha256` text NOT NULL,
	`akun_id` text,
	`dibuat_ms` integer NOT NULL,
	PRIMARY KEY(`sekolah_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `keadaan_server` (
	`kunci` text PRIMARY KEY NOT NULL,
	`nilai` text NOT NULL
);
