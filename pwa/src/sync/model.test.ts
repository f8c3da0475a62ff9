import { answerOf, type Lembar } from '@spmb/shared/sync/stream/lembar.ts';
import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExamSession } from './ports/exam-session.ts';
import { buildWorld, jadwalUjianId, type World } from './testing/build-device.ts';
import { refuseDisk } from './testing/refuse-disk.ts';

type Step =
  | { do: 'answer'; butir: string; pilihan: Letter | null }
  | { do: 'wait'; ms: number }
  | { do: 'network'; state: 'up' | 'down' | 'lost' | 'portal' }
  | { do: 'disk'; works: boolean }
  | { do: 'crash' | 'hide' | 'sleep' | 'back' | 'backup' | 'restore' | 'restore-first' | 'copy' | 'reload' };

const butir = fc.integer({ min: 1, max: 4 }).map((n) => `butir-${n}`);
const pilihan = fc.constantFrom<(Letter | null)[]>('A', 'B', 'C', 'D', 'E', null);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('answer' as const), butir, pilihan }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, 1_000, 40_000) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      state: fc.constantFrom(
        'up' as const,
        'up' as const,
        'down' as const,
        'lost' as const,
        'portal' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disk' as const), works: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'crash' as const,
        'hide' as const,
        'sleep' as const,
        'back' as const,
        'backup' as const,
        'restore' as const,
        'restore-first' as const,
        'copy' as const,
        'reload' as const,
      ),
    }),
  },
);

/** What the participant was told, in 30 lines: the last choice called saved, and choices after it that were not. */
class Promised {
  readonly #saved = new Map<string, Letter | null>();
  readonly #open = new Map<string, (Letter | null)[]>();

  note(butir: string, pilihan: Letter | null, isSaved: boolean): void {
    if (isSaved) this.#saved.set(butir, pilihan);
    this.#open.set(butir, isSaved ? [] : [...(this.#open.get(butir) ?? []), pilihan]);
  }

  check(sheet: Lembar): void {
    for (const [butir, open] of this.#open)
      expect([this.#saved.get(butir) ?? null, ...open]).toContain(answerOf(sheet, butir));
  }
}

class Run {
  readonly world: World = buildWorld();
  readonly promised = new Promised();
  session!: ExamSession;
  /** Before the start. */
  readonly #first = structuredClone(this.world.server.attempt);
  #backup = this.#first;
  #diskWorks = true;

  async begin(): Promise<void> {
    this.session = await this.world.device.start();
    this.#backup = structuredClone(this.world.server.attempt);
  }

  #guardDisk(): void {
    const takeAgain = refuseDisk(this.world.device.ports.db, 'operasi');
    if (this.#diskWorks) takeAgain();
  }

  async #reopen(): Promise<void> {
    this.world.device = this.world.device.crash();
    this.#guardDisk();
    const again = await this.world.device.engine.resume(jadwalUjianId);
    if (again === undefined) throw new Error('the attempt is gone from the device');
    this.session = again;
  }

  async take(step: Step): Promise<void> {
    const { server, time } = this.world;
    switch (step.do) {
      case 'answer': {
        await this.session.answer(step.butir, step.pilihan);
        const { simpan } = this.session.view();
        const state = simpan[step.butir]?.keadaan;
        this.promised.note(step.butir, step.pilihan, state === 'perangkat' || state === 'server');
        return;
      }
      case 'wait':
        return time.advance(step.ms);
      case 'network':
        server.network = step.state;
        return;
      case 'disk':
        this.#diskWorks = step.works;
        this.#guardDisk();
        return;
      case 'hide':
        this.session.hide(false);
        this.session.show();
        return;
      case 'sleep':
        this.session.hide(false);
        await this.world.device.machine.sleep(30_000, 'stands');
        this.session.show();
        return this.world.device.machine.wake();
      case 'back': {
        this.session.leave();
        await time.advance(1_000);
        const again = await this.world.device.engine.resume(jadwalUjianId);
        if (again === undefined) throw new Error('the attempt is gone from the device');
        this.session = again;
        this.session.show();
        return;
      }
      case 'crash':
        return this.#reopen();
      case 'reload':
        this.session.hide(true);
        return this.#reopen();
      case 'backup':
        this.#backup = structuredClone(server.attempt);
        return;
      case 'restore': {
        server.attempt = structuredClone(this.#backup);
        server.generasi++;
        return;
      }
      case 'restore-first': {
        server.attempt = structuredClone(this.#first);
        server.generasi++;
        return;
      }
      case 'copy': {
        // A copy of this disk, started elsewhere, sent an operation of its own.
        const stream = server.attempt.streams[server.attempt.holder ?? ''];
        stream?.texts.push(JSON.stringify({ seq: stream.texts.length + 1, milik: 'salinan' }));
        return;
      }
    }
  }

  async end(): Promise<void> {
    const { server, time } = this.world;
    this.#diskWorks = true;
    this.#guardDisk();
    server.network = 'up';
    this.session.sendNow();
    await time.advance(100_000);
    const view = this.session.view();
    expect(view).toMatchObject({ belum_terkirim: 0, koneksi: 'tersambung', status: 'mengerjakan' });
    this.promised.check(server.attempt.sheet);
    // The server's word has taken the place of what was charged here.
    expect(view.sisa_ms + view.terpakai_ms).toBe(view.boleh_ms);
    for (const [id, shown] of Object.entries(view.pilihan)) {
      expect(answerOf(server.attempt.sheet, id)).toBe(shown);
      expect(view.simpan[id]?.keadaan).toBe('server');
    }
  }
}

const answerA = (n: number): Step => ({ do: 'answer', butir: `butir-${n}`, pilihan: 'A' });

/** Runs that once lost an answer. */
const found: Step[][] = [
  [{ do: 'disk', works: false }, answerA(1), { do: 'wait', ms: 0 }, { do: 'crash' }, answerA(2)],
  [answerA(1), { do: 'wait', ms: 1_000 }, { do: 'restore' }, answerA(1), { do: 'copy' }, { do: 'crash' }],
];

describe('model', () => {
  test('S1–S7, S18: whatever breaks, no answer that the screen called saved is lost, and screen and server agree', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        const run = new Run();
        await run.begin();
        for (const one of steps) await run.take(one);
        await run.end();
      }),
      {
        numRuns: Number(import.meta.env['MODEL_RUNS'] ?? 40),
        seed: Number(import.meta.env['MODEL_SEED'] ?? 20_260_921),
        examples: found.map((steps) => [steps]),
      },
    );
  }, 600_000);
});
