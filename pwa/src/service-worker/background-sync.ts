/** Background Sync, which only some browsers have; the platform's types do not know it. */
export interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

export interface SyncEvent extends ExtendableEvent {
  tag: string;
}

export const deliverTag = 'kirim-jawaban';
