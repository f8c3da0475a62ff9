import { readUnsent } from '../../local-db/read-unsent.ts';

/** Answers that a participant left unsent on this device go out, as they do from every page; without any, nothing is loaded. */
export async function deliverUnsent(): Promise<void> {
  const unsent = await readUnsent();
  if (unsent.length === 0) return;
  const [{ deliverCopies }, { createFetchTransport }] = await Promise.all([
    import('../../sync/send/deliver-copies.ts'),
    import('../../sync/browser/fetch-transport.ts'),
  ]);
  await deliverCopies(createFetchTransport(), unsent);
}
