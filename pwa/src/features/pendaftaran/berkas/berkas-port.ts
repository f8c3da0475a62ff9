import type { NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';

/** Where a chosen file is. */
export interface KeadaanBerkas {
  keadaan: 'di-perangkat' | 'mengirim' | 'di-server' | 'ditolak';
  /** How much of it has arrived, 0 to 100. */
  persen?: number;
  /** Why it waits, as a sentence; '' while it is on its way. */
  menunggu?: string;
  /** Sentence of a refusal. */
  salah?: string;
  nama?: string;
}

/** What the form does with chosen files. */
export interface BerkasPort {
  /** Keeps the file on this device (durable before it resolves), makes the field name it, and sends it when it can. */
  simpan(field: NamaField, file: File, kecil: Blob): Promise<void>;
  kosongkan(field: NamaField): Promise<void>;
  /** Its bytes: from this device, else from the server; undefined: this device has lost them. Rejects with CallError. */
  buka(nilai: string): Promise<Blob | undefined>;
  /** Small picture of it: from this device, else made of the file that the server has. */
  kecil(nilai: string): Promise<Blob | undefined>;
  keadaan(nilai: string): KeadaanBerkas;
  kirimUlang(nilai: string): void;
}
