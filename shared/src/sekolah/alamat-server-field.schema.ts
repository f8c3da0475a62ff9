import { z } from 'zod';
import { plainText } from '../kernel/fields.schema.ts';
import { readAlamatServer } from './alamat-server.ts';

/** An address that phones can open, as it is stored; '' for none. `say`: the sentence of a refusal. */
export const alamatServer = (say = (salah: string) => salah) =>
  plainText(120).transform((written, context) => {
    const read = readAlamatServer(written);
    if ('alamat' in read) return read.alamat;
    context.addIssue({ code: 'custom', message: say(read.salah) });
    return z.NEVER;
  });
