/** The login of this device. */
export interface MasukRow {
  id: 'ini';
  akun_id: string;
  nama: string;
  /** Role. */
  authent: string;
  /** The two words of the Authorization header. */
  type: string;
  token: string;
  berakhir_ms: number;
}

/** Label of this device. Labs clone disks, so it helps people and proves nothing. */
export interface PerangkatRow {
  id: 'ini';
  label: string;
}

/** The last dashboard answer of an account, shown while the server cannot be reached. */
export interface CadanganDasborRow {
  akun: string;
  isi: unknown;
  disimpan_ms: number;
}
