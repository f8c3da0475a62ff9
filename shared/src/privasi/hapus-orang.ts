/** What a deletion of one person would do (api/privasi-hapus/{id}). */
export interface LihatHapusOrang {
  id: string;
  nama: string;
  nomor: string;
  /** Rows that go, by what they are called. */
  ikut: { kata: string; jumlah: number }[];
  berkas: number;
  /** What stays, and why. */
  tetap: string[];
  /** Why it cannot be done now; '': it can. */
  halangan: string;
}

/** The name of whoever's data was deleted, where his number has to stay. */
export const namaDihapus = 'Data dihapus';
