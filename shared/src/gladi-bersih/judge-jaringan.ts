import { groupBy } from '../kernel/group-by.ts';
import type { KelompokGladi, LaporanHp, PerangkatGladi } from './gladi-hp.schema.ts';

/** A device that loads the sheet longer than this, or whose batches go to and fro longer, is slow. */
export const muatLambatMs = 10_000;
export const kirimLambatMs = 2_000;
/** A device that has no sheet after this long has failed. */
const muatGagalMs = 30_000;
/** A device that was not heard of for this long while the rehearsal runs is lost. */
const hilangMs = 20_000;
/** Share of lost batches that makes a device a failed one, from the second on. */
const gagalShare = 0.1;
/** From this many devices, and this share of them in trouble, a group is short of capacity. */
const groupLeast = 5;
const troubleShare = 0.3;
/** The rest works where at most this share of it is in trouble. */
const restShare = 0.1;

export type KeadaanPerangkat = 'memuat' | 'baik' | 'lambat' | 'gagal';

/** 95th percentile, nearest rank; undefined for none. */
const p95 = (values: readonly number[]): number | undefined =>
  [...values].sort((one, other) => one - other)[Math.max(0, Math.ceil(values.length * 0.95) - 1)];

/** What a device's figures say of it at `nowMs`. One whose screen went dark is not lost: its figures until then stand. */
export function judgePerangkat(one: PerangkatGladi, nowMs: number): KeadaanPerangkat {
  if (!one.gelap && nowMs - one.kontak_ms > hilangMs) return 'gagal';
  if (one.muat_ms === null) return !one.gelap && nowMs - one.masuk_ms > muatGagalMs ? 'gagal' : 'memuat';
  if (one.gagal >= 2 && one.gagal / (one.terkirim + one.gagal) >= gagalShare) return 'gagal';
  if (one.serentak?.ms === null) return 'gagal';
  const isSlow =
    one.muat_ms > muatLambatMs ||
    (one.serentak !== null && one.serentak.ms > muatLambatMs) ||
    (p95(one.bolak_balik_ms) ?? 0) > kirimLambatMs;
  return isSlow ? 'lambat' : 'baik';
}

const median = (values: readonly number[]): number | null =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? null;
const largest = (values: readonly number[]): number | null =>
  values.length > 0 ? Math.max(...values) : null;

function groupOf(nama: string, devices: readonly PerangkatGladi[], nowMs: number): KelompokGladi {
  const states = devices.map((one) => judgePerangkat(one, nowMs));
  const loads = devices.flatMap((one) => one.muat_ms ?? []);
  const trips = devices.flatMap((one) => p95(one.bolak_balik_ms) ?? []);
  return {
    nama,
    perangkat: devices.length,
    baik: states.filter((state) => state === 'baik').length,
    lambat: states.filter((state) => state === 'lambat').length,
    gagal: states.filter((state) => state === 'gagal').length,
    muat_ms: median(loads),
    muat_maks_ms: largest(loads),
    kirim_ms: median(trips),
    kirim_maks_ms: largest(trips),
    serentak_maks_ms: largest(devices.flatMap((one) => one.serentak?.ms ?? [])),
  };
}

const inTrouble = ({ lambat, gagal }: KelompokGladi): number => lambat + gagal;
const isShort = (group: KelompokGladi): boolean =>
  group.perangkat >= groupLeast && inTrouble(group) / group.perangkat >= troubleShare;

/** Whether everybody outside `group` works, or there is nobody to compare with. */
function worksElsewhere(group: KelompokGladi, all: readonly KelompokGladi[]): boolean {
  const rest = all.filter((one) => one !== group);
  const devices = rest.reduce((sum, one) => sum + one.perangkat, 0);
  const trouble = rest.reduce((sum, one) => sum + inTrouble(one), 0);
  return devices === 0 || trouble / devices <= restShare;
}

const troubleText = (group: KelompokGladi): string =>
  `${inTrouble(group)} dari ${group.perangkat} perangkat lambat atau gagal`;

interface Network {
  devices: readonly PerangkatGladi[];
  /** Rooms that were expected. */
  ruang: readonly string[];
  nowMs: number;
  /** The server itself had no time to answer, whatever the network did. */
  isServerBusy: boolean;
}

/**
 * Devices by room and by address range, and what is short. A room or a range is short of capacity where at least five
 * devices are in it and 30 % of them slow or failing; where several rooms are and none has a rest that works, it is the
 * server or what all rooms share.
 */
export function judgeJaringan({ devices, ruang, nowMs, isServerBusy }: Network): LaporanHp {
  const by = (keyOf: (one: PerangkatGladi) => string): KelompokGladi[] =>
    [...groupBy(devices, keyOf)]
      .map(([nama, part]) => groupOf(nama, part, nowMs))
      .sort((one, other) => inTrouble(other) - inTrouble(one) || (one.nama < other.nama ? -1 : 1));
  const rooms = by((one) => one.ruang);
  const ranges = by((one) => one.rentang);
  const temuan: string[] = [];
  const shortRuang = rooms.filter(isShort);
  const shortRanges = ranges.filter(isShort);
  if (isServerBusy)
    temuan.push(
      'Komputer server sendiri lambat menjawab. Tutup program lain di komputer server, lalu ulangi gladi.',
    );
  const isEverywhere = shortRuang.length > 1 && !shortRuang.some((group) => worksElsewhere(group, rooms));
  if (
    !isServerBusy &&
    isEverywhere &&
    (ranges.length === 1 || shortRanges.every((group) => !worksElsewhere(group, ranges)))
  )
    temuan.push(
      'Gangguan merata di banyak ruang: periksa kabel dan sakelar utama antara server dan titik akses, lalu ulangi gladi.',
    );
  else if (!isServerBusy) {
    for (const group of shortRuang)
      temuan.push(
        `Ruang ${group.nama}: kapasitas titik akses tidak cukup (${troubleText(group)}). Tambah titik akses, pindahkan sebagian peserta, atau pakai kabel.`,
      );
    for (const group of shortRanges)
      if (ranges.length > 1 || shortRuang.length === 0)
        temuan.push(
          `Alamat ${group.nama}: kapasitas titik akses tidak cukup (${troubleText(group)}). Periksa titik akses yang membagi alamat ini.`,
        );
  }
  const joined = new Set(devices.map((one) => one.ruang));
  return {
    perangkat: devices.length,
    ruang: rooms,
    rentang: ranges,
    ruang_kosong: ruang.filter((nama) => !joined.has(nama)),
    temuan,
  };
}

/** Whether a rehearsal of phones found nothing wrong. */
export const isJaringanLulus = (laporan: LaporanHp): boolean =>
  laporan.perangkat > 0 &&
  laporan.temuan.length === 0 &&
  laporan.ruang_kosong.length === 0 &&
  laporan.ruang.every(({ gagal }) => gagal === 0);
