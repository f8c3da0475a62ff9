import { Refusal } from '@spmb/shared/kernel/envelope.ts';

/** A form that is filled in wrongly: sentences by field, of which the first is the message. */
export function refusalOf(kesalahan: Readonly<Record<string, string>>): Refusal {
  const [first] = Object.values(kesalahan);
  const message = first ?? 'Data yang dikirim tidak terbaca. Muat ulang halaman, lalu kirim lagi.';
  return new Refusal(message, 200, { kesalahan, jenis: 'isian-salah' });
}

/** Refuses a form in which a rule that looks at several fields has named one. */
export function refuseIsian(kesalahan: Readonly<Record<string, string>>): void {
  if (Object.keys(kesalahan).length > 0) throw refusalOf(kesalahan);
}
