/** A group of settings as it stands; `versi` 0: it was never saved. */
export type KelompokTersimpan = Readonly<Record<string, unknown>> & { versi: number };

/** Every group by its name (api/pengaturan). */
export type PengaturanTersimpan = Readonly<Record<string, KelompokTersimpan>>;
