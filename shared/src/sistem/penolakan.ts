/** A counted refusal (api/penolakan): one row a day, kind and call. */
export interface Penolakan {
  tanggal: string;
  jenis: string;
  panggilan: string;
  jumlah: number;
  terakhir_ms: number;
  /** A sentence that was answered. */
  contoh: string;
}
