/** An operation as it arrived. */
export interface ArrivedOperation {
  aliran_id: string;
  nomor_peserta: string;
  /** By the device's clock, which may be wrong. */
  dinding_ms: number;
  tiba_ms: number;
}

/** A time in which devices were cut off, with those whose answers of that time came after it. */
export interface Putus {
  sejak_ms: number;
  sampai_ms: number;
  nomor: string[];
}

const lateMs = 60_000;

/**
 * When devices of a room were cut off, told from answers that took more than a minute to arrive. By how much a device's
 * clock is wrong is told by its quickest answer. Times that overlap are one, whoever was cut off in it.
 */
export function findPutus(kiriman: readonly ArrivedOperation[]): Putus[] {
  const late = [...Map.groupBy(kiriman, ({ aliran_id }) => aliran_id).values()].flatMap((own) => {
    const wrongMs = Math.min(...own.map(({ dinding_ms, tiba_ms }) => tiba_ms - dinding_ms));
    return own
      .map(({ dinding_ms, tiba_ms, nomor_peserta }) => ({
        sejak_ms: dinding_ms + wrongMs,
        sampai_ms: tiba_ms,
        nomor: nomor_peserta,
      }))
      .filter(({ sejak_ms, sampai_ms }) => sampai_ms - sejak_ms > lateMs);
  });
  const found: { sejak_ms: number; sampai_ms: number; nomor: Set<string> }[] = [];
  for (const { nomor, ...time } of late.sort((a, b) => a.sejak_ms - b.sejak_ms)) {
    const last = found.at(-1);
    if (last && time.sejak_ms <= last.sampai_ms) {
      last.sampai_ms = Math.max(last.sampai_ms, time.sampai_ms);
      last.nomor.add(nomor);
    } else found.push({ ...time, nomor: new Set([nomor]) });
  }
  return found.map(({ nomor, ...time }) => ({ ...time, nomor: [...nomor].sort() }));
}
