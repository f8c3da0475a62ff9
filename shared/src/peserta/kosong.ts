/** In a filter, in the place of what somebody has: he has named none. */
export const kosong = 'kosong';

/** The same among programmes to choose from. */
export const belumMemilih = { value: kosong, label: 'Belum memilih' };
