import { describe, expect, test } from 'vitest';
import type { OperationBody } from '../stream/operation.ts';
import { judge, type Judgement, type VerdictInput } from './verdict.ts';

const answer: OperationBody = { jenis: 'jawaban', butir: 'b1', pilihan: 'A' };
const finish = (sebab: 'sendiri' | 'waktu_habis', boleh_ms = 100_000): OperationBody => ({
  jenis: 'selesai',
  sebab,
  layar: '',
  boleh_ms,
});

const head = { ujian_id: 'u', aliran: 'a', seq: 1, epoch: 1, elapsed_ms: 50_000, dinding_ms: 0 };
const ordinary: VerdictInput = {
  head,
  body: answer,
  isDrawn: (butir) => butir === 'b1',
  elapsedMaxMs: 40_000,
  streamEpoch: 1,
  leaseEndMs: undefined,
  allowedMs: 100_000,
  finishEpoch: undefined,
  attemptFinal: false,
  arrivalMs: 1_000,
  acceptUntilMs: 2_000,
};
const at = (elapsed_ms: number, epoch = 1) => ({ head: { ...head, elapsed_ms, epoch } });

const cases: [string, Partial<VerdictInput>, string][] = [
  ['S3: an ordinary operation counts', {}, 'dihitung'],
  ['S3: an unknown form is refused', { body: undefined }, 'ditolak BENTUK_TIDAK_DIKENAL'],
  [
    'S17: a question that was not drawn is refused',
    { body: { ...answer, butir: 'b2' } },
    'ditolak BUTIR_TIDAK_DIKENAL',
  ],
  ['S7: exam time that falls is held', at(39_999), 'tertahan ELAPSED_MUNDUR'],
  ['S7: exam time that stands counts', at(40_000), 'dihitung'],
  ['S8: a stream without the lease is held', { streamEpoch: undefined }, 'tertahan PERANGKAT_KEDUA'],
  ['S8: an epoch that the server did not give is held', at(50_000, 2), 'tertahan PERANGKAT_KEDUA'],
  ['S12: the grace of five seconds counts', at(105_000), 'dihitung'],
  ['S12: beyond the allowance it is held', at(105_001), 'tertahan LEWAT_WAKTU'],
  ['S9: until the end of its lease it counts', { leaseEndMs: 45_000 }, 'dihitung'],
  ['S9: beyond its lease it is held', { leaseEndMs: 44_999 }, 'tertahan PINDAH'],
  [
    'S13: a finish of an ended lease is held',
    { body: finish('sendiri'), leaseEndMs: 90_000 },
    'tertahan PINDAH',
  ],
  ['S13: after the finish of its own epoch it is held', { finishEpoch: 1 }, 'tertahan SESUDAH_SELESAI'],
  ['S13: an older epoch after a finish is held', { finishEpoch: 2 }, 'tertahan SESUDAH_SELESAI'],
  [
    'S13: a newer epoch after an old finish counts',
    { ...at(50_000, 3), streamEpoch: 3, finishEpoch: 2 },
    'dihitung',
  ],
  ['S14: at the last moment for late answers it counts', { arrivalMs: 2_000 }, 'dihitung'],
  ['S14: later it is held', { arrivalMs: 2_001 }, 'tertahan TERLAMBAT'],
  ['S14: a final attempt holds', { attemptFinal: true }, 'tertahan TERLAMBAT'],
  [
    'S13: a time-out that did not know of a grant is void',
    { body: finish('waktu_habis', 99_999) },
    'ditolak WAKTU_DITAMBAH',
  ],
  ['S13: a time-out that knew the allowance counts', { body: finish('waktu_habis') }, 'dihitung'],
  ['S13: an own finish does not ask for the allowance', { body: finish('sendiri', 0) }, 'dihitung'],
];

/** Each rule above another: with both conditions true, the first one names the reason. */
const order: [string, Partial<VerdictInput>][] = [
  ['ditolak BENTUK_TIDAK_DIKENAL', { body: undefined }],
  ['ditolak BUTIR_TIDAK_DIKENAL', { isDrawn: () => false }],
  ['tertahan ELAPSED_MUNDUR', { elapsedMaxMs: 300_000 }],
  ['tertahan PERANGKAT_KEDUA', { streamEpoch: undefined }],
  ['tertahan LEWAT_WAKTU', at(200_000)],
  ['tertahan PINDAH', { leaseEndMs: 1 }],
  ['tertahan SESUDAH_SELESAI', { finishEpoch: 9 }],
  ['tertahan TERLAMBAT', { attemptFinal: true }],
];

const text = ({ verdik, alasan }: Judgement) => [verdik, alasan].filter(Boolean).join(' ');

describe('verdicts', () => {
  test.each(cases)('%s', (_, changes, expected) => {
    expect(text(judge({ ...ordinary, ...changes }))).toBe(expected);
  });

  test('S3: the first rule that fits decides', () => {
    for (const [first, [expected]] of order.entries()) {
      const all = order
        .slice(first)
        .reduceRight<Partial<VerdictInput>>((sum, [, changes]) => ({ ...sum, ...changes }), {});
      expect(text(judge({ ...ordinary, ...all }))).toBe(expected);
    }
  });
});
