/**
 * A name that its owner knows again and a stranger does not: of each word the first letter (N15). "Siti Nur Aini" →
 * "S*** N** A***".
 */
export const samarkanNama = (nama: string): string =>
  nama
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [first = '', ...rest] = word;
      return first + '*'.repeat(rest.length);
    })
    .join(' ');

/** A number of which the first two and the last two digits are left: "0061234578" → "00******78" (N15). */
export const samarkanNisn = (nisn: string): string =>
  nisn.length < 5 ? '*'.repeat(nisn.length) : nisn.slice(0, 2) + '*'.repeat(nisn.length - 4) + nisn.slice(-2);
