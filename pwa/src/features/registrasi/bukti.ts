import { cariJawaban } from '@spmb/shared/registrasi/bukti-kerja.ts';
import { tantanganRegistrasi } from '@spmb/shared/registrasi/calls.ts';
import type { SiteServices } from '../../shell/site.tsx';

interface Solved {
  tantangan: string;
  jawaban: string;
}

/** Shorter than a picture of the screen, so that typing stays smooth. */
const sliceMs = 8;
const triesAtOnce = 4;

/** The challenge of a sign-up and what solves it, worked out in slices while the form is filled in. */
export function createBukti({ http, clock }: Pick<SiteServices, 'http' | 'clock'>) {
  let asked: Promise<Solved> | undefined;

  async function solve(): Promise<Solved> {
    const { tantangan, bit } = await http.call(tantanganRegistrasi);
    for (let from = 0; ;) {
      const untilMs = clock.monotonicMs() + sliceMs;
      do {
        const jawaban = cariJawaban(tantangan, bit, from, triesAtOnce);
        if (jawaban !== undefined) return { tantangan, jawaban };
        from += triesAtOnce;
      } while (clock.monotonicMs() < untilMs);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  return {
    /** The one in hand, or a new one. Rejects with CallError; the next asking then tries anew. */
    async get(): Promise<Solved> {
      asked ??= solve();
      try {
        return await asked;
      } catch (problem) {
        asked = undefined;
        throw problem;
      }
    },
    /** The one in hand is good no more. */
    drop(): void {
      asked = undefined;
    },
  };
}

export type Bukti = ReturnType<typeof createBukti>;
