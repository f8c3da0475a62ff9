/** What stands in a format for the season's first year and for the running number; `{nomor:4}` has at least four digits. */
const parts = /\{(tahun|nomor)(?::(\d))?\}/g;

/** Why a format cannot be used; undefined: it can. The running number makes numbers different, so it has to be in it. */
export function periksaFormat(format: string): string | undefined {
  if (!/\{nomor(:\d)?\}/.test(format)) return 'memuat {nomor}, misalnya SPMB-{tahun}-{nomor:4}.';
  if (/[^\w./ -]/.test(format.replaceAll(parts, '')))
    return 'terdiri dari huruf, angka, spasi, dan tanda - . /, dengan {tahun} dan {nomor}.';
  return format.length > 40 ? 'paling panjang 40 karakter.' : undefined;
}

/** The registration number by a format: `SPMB-{tahun}-{nomor:4}`, season 2025/2026, 7 → SPMB-2025-0007. */
export const nomorRegister = (format: string, tahunAjaran: string, nomor: number): string =>
  format.replaceAll(parts, (_whole, part: string, least?: string) =>
    part === 'tahun' ? tahunAjaran.slice(0, 4) : String(nomor).padStart(Number(least ?? 1), '0'),
  );
