import { kosong, semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';

/** What lies in the records that are chosen anew is another one now (S2-VFORM-22). */
export function bawahannya(names: readonly string[]): Record<string, unknown> {
  const below = semuaField.filter(({ jenis, ...one }) => {
    const induk = jenis === 'acuan' && 'induk' in one ? one.induk : undefined;
    return typeof induk === 'string' && names.includes(induk);
  });
  if (below.length === 0) return {};
  const own = below.map(({ name }) => name);
  return { ...Object.fromEntries(below.map((one) => [one.name, kosong(one)])), ...bawahannya(own) };
}
