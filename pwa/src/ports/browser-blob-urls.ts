import type { BlobUrls } from '../sync/ports.ts';

/** Blob addresses of bytes in memory. */
export const browserBlobUrls: BlobUrls = {
  create: (bytes, mime) => URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mime })),
  revoke: (url) => {
    URL.revokeObjectURL(url);
  },
};
