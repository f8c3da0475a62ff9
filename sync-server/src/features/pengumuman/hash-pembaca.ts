import { createHash } from 'node:crypto';

const hashPembaca = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Who reads announcements, by a hash, so that the count names nobody. */
export interface Pembaca {
  pembaca: string;
  /** A device on which nobody is signed in. */
  pengunjung: boolean;
}

/** What an account is counted by as a reader, on whatever device. */
export const pembacaOf = (akunId: string): Pembaca => ({
  pembaca: hashPembaca(`akun ${akunId}`),
  pengunjung: false,
});

/** What a device without an account is counted by. */
export const pengunjungOf = (perangkat: string): Pembaca => ({
  pembaca: hashPembaca(`perangkat ${perangkat}`),
  pengunjung: true,
});
