/** What asks for attention in the queue, and is counted: each is a yes of the server's own name. */
export const perhatianAntrean = [
  { value: 'belum_diperbaiki', label: 'Belum diperbaiki > 2 hari' },
  { value: 'usulan', label: 'Penolakan diusulkan' },
] as const;
