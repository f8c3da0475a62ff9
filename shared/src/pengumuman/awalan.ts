/** Begins the id that an announcement has among messages. */
export const awalanPengumuman = 'pengumuman:';
