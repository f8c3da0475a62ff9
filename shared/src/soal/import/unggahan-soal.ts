/** Largest upload of the question import in bytes, images that the file names included. */
export const MAKS_UNGGAHAN_SOAL = 8 * 1024 * 1024;
