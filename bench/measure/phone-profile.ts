/** A cheap phone on a mobile network, as the budgets say: 1.5 Mbit/s, and a processor six times as slow as this machine's. */
export const network = {
  offline: false,
  latency: 60,
  downloadThroughput: 1_500_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const slowdown = 6;
