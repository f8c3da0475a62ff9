import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import {
  openImage,
  openItem,
  type PlainItem,
  type SealedImageRef,
  type SealedPaket,
} from '@spmb/shared/sync/seal/sealed-paket.ts';
import { fetchGambar, fetchPaket } from './fetch-sealed.ts';
import type { Ports } from '../ports/ports.ts';

const unreachable = 'Soal belum ada di perangkat ini. Periksa Wi-Fi, lalu coba lagi.';
const damaged = 'Soal ini tidak dapat dibuka di perangkat ini. Angkat tangan dan panggil pengawas.';

/** Opens sealed questions and images of one attempt. Plain text lives in memory only (S17). */
export class PaketReader {
  readonly #ports: Ports;
  readonly #paket: { id: string; alamat: string };
  readonly #items = new Map<string, PlainItem>();
  readonly #urls = new Map<string, Promise<string>>();
  #sealed: Promise<SealedPaket> | undefined;
  #keys: Record<string, string> | null;

  constructor(ports: Ports, paket: { id: string; alamat: string }, keys: Record<string, string> | null) {
    this.#ports = ports;
    this.#paket = paket;
    this.#keys = keys;
  }

  get keys(): Record<string, string> | null {
    return this.#keys;
  }

  /** New keys, or none any more: then what was opened is forgotten too. */
  setKeys(keys: Record<string, string> | null): void {
    this.#keys = keys;
    if (keys === null) this.forget();
  }

  opened(butir: string): PlainItem | undefined {
    return this.#items.get(butir);
  }

  async item(butir: string): Promise<PlainItem> {
    const known = this.opened(butir);
    if (known) return known;
    const paket = await this.#open();
    const key = fromBase64Url(this.#keys?.[butir] ?? '');
    const sealed = paket.butir[butir];
    if (key?.length !== 32 || sealed === undefined) throw new Error(damaged);
    const item = attempt(() => openItem(key, paket, butir, sealed));
    this.#items.set(butir, item);
    return item;
  }

  imageUrl(ref: SealedImageRef): Promise<string> {
    const known = this.#urls.get(ref.alamat);
    if (known) return known;
    const url = this.#openImage(ref);
    this.#urls.set(ref.alamat, url);
    url.catch(() => this.#urls.delete(ref.alamat));
    return url;
  }

  /** Forgets opened questions and revokes the addresses of images. */
  forget(): void {
    this.#items.clear();
    for (const url of this.#urls.values()) {
      url.then(
        (alive) => {
          this.#ports.blobUrls.revoke(alive);
        },
        () => undefined,
      );
    }
    this.#urls.clear();
  }

  #open(): Promise<SealedPaket> {
    this.#sealed ??= fetchPaket(this.#ports, this.#paket.id, this.#paket.alamat).catch(() => {
      this.#sealed = undefined;
      throw new Error(unreachable);
    });
    return this.#sealed;
  }

  async #openImage(ref: SealedImageRef): Promise<string> {
    const key = fromBase64Url(ref.kunci);
    const sealed = await fetchGambar(this.#ports, ref.alamat).catch(() => undefined);
    if (sealed === undefined) throw new Error(unreachable);
    if (key === undefined) throw new Error(damaged);
    return this.#ports.blobUrls.create(
      attempt(() => openImage(key, sealed)),
      ref.mime,
    );
  }
}

function attempt<Result>(open: () => Result): Result {
  try {
    return open();
  } catch {
    throw new Error(damaged);
  }
}
