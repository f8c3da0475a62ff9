import type { DeviceNews } from '@spmb/shared/sync/protocol/device-news.schema.ts';

interface Battery {
  level: number;
  charging: boolean;
}

/** What this browser tells of its device. On plain http most of it is missing, whatever the types say. */
export async function readDevice(): Promise<DeviceNews> {
  const { getBattery } = navigator as { getBattery?: () => Promise<Battery> };
  const { storage } = navigator as Partial<Pick<Navigator, 'storage'>>;
  const [battery, estimate, tetap] = await Promise.all([
    getBattery?.call(navigator).catch(() => undefined),
    storage?.estimate().catch(() => undefined),
    storage?.persisted().catch(() => undefined),
  ]);
  const freeBytes = estimate?.quota === undefined ? null : estimate.quota - (estimate.usage ?? 0);
  return {
    baterai: battery ? Math.round(battery.level * 100) : null,
    mengisi: battery?.charging ?? null,
    ruang_mb: freeBytes === null ? null : Math.max(0, Math.round(freeBytes / 1_000_000)),
    tetap: tetap ?? null,
  };
}
