/** Largest file of an import in bytes. */
export const MAKS_BERKAS_IMPORT = 2 * 1024 * 1024;
