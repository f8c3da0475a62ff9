import type { DeviceNews } from '@spmb/shared/sync/protocol/device-news.schema.ts';

/** Steps of which a change is worth telling: tens of percent, a battery or disk that is nearly used up. */
export const noteworthy = ({ baterai, mengisi, ruang_mb, tetap }: DeviceNews): string =>
  [
    baterai === null ? null : [Math.ceil(baterai / 10), baterai > 15],
    mengisi,
    tetap,
    ruang_mb === null ? null : ruang_mb > 100,
  ].join();

/** What this device may tell of itself, and what of it the server knows already (S21). */
export class NewsBox {
  readonly #read: () => Promise<DeviceNews>;
  #newest: DeviceNews | undefined;
  #told = '';

  /** `read` asks the browser; its answers come in later than they are asked for. */
  constructor(read: () => Promise<DeviceNews>) {
    this.#read = read;
    void this.look();
  }

  /** undefined where the browser tells nothing. */
  async look(): Promise<DeviceNews | undefined> {
    const news = await this.#read().catch(() => undefined);
    if (news && Object.values(news).some((value) => value !== null)) this.#newest = news;
    return news;
  }

  /** News that the server has not been told of this attempt. */
  due(ujianId: string): DeviceNews | undefined {
    void this.look();
    const news = this.#newest;
    return news && `${ujianId} ${noteworthy(news)}` !== this.#told ? news : undefined;
  }

  told(ujianId: string, news: DeviceNews): void {
    this.#told = `${ujianId} ${noteworthy(news)}`;
  }
}
