/** A score with its decimals where it has any: 80, 66,67; a dash for none. */
export const formatNilai = (nilai: number | null): string =>
  nilai === null ? '–' : nilai.toLocaleString('id-ID', { maximumFractionDigits: 2 });

/** A share of 1 as it is read: 0,42. */
export const formatBagian = (value: number | null): string =>
  value === null
    ? '–'
    : value.toLocaleString('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A share of 1 in per cent: 42 %. */
export const formatPersen = (value: number): string =>
  `${(value * 100).toLocaleString('id-ID', { maximumFractionDigits: 0 })} %`;
