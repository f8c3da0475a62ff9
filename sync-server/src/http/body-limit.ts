import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { bodyLimit } from 'hono/body-limit';

const mebibyte = 1024 * 1024;

/** Refuses a body over `maxSize` bytes before it is buffered. */
export const limitBody = (maxSize = mebibyte) =>
  bodyLimit({
    maxSize,
    onError: () => {
      const size = maxSize >= mebibyte ? `${Math.floor(maxSize / mebibyte)} MB` : `${Math.floor(maxSize / 1000)} kB`;
      throw new Refusal(`Data yang dikirim terlalu besar. Paling besar ${size}.`, 413, { jenis: 'terlalu-besar' });
    },
  });
