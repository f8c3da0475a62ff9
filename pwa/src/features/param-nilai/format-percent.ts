/** A share as it is read in Indonesia: 12,5 %. */
export const formatPercent = (percent: number): string =>
  `${percent.toLocaleString('id-ID', { maximumFractionDigits: 2 })} %`;
