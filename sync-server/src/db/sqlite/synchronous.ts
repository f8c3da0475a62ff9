/**
 * How SQLite syncs: FULL, every commit. SPMB_TEST_SYNCHRONOUS=NORMAL, which loses commits when power goes, exists for the
 * control of `npm run test:power` and is refused everywhere else.
 */
export function readSynchronous(env: Readonly<Record<string, string | undefined>>): 'FULL' | 'NORMAL' {
  const asked = env['SPMB_TEST_SYNCHRONOUS'] ?? 'FULL';
  if (asked === 'FULL') return 'FULL';
  if (asked === 'NORMAL' && env['NODE_ENV'] === 'test') return 'NORMAL';
  throw new Error(
    'SPMB_TEST_SYNCHRONOUS hanya untuk pengujian: dengan itu jawaban hilang saat listrik padam. Hapus variabel itu, lalu jalankan lagi.',
  );
}
