import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLeave, countLeaves, noLeaves } from './leave.ts';
import { berhenti, keluarHalaman, layarGelap, type OperationBody } from './operation.ts';

const event = (nama: string, rincian?: string): OperationBody => ({
  jenis: 'peristiwa',
  nama,
  ...(rincian !== undefined && { rincian }),
});
const left = event(keluarHalaman);
const back = event(keluarHalaman, 'kembali');
const dark = event(berhenti, layarGelap);
const crashed = event(berhenti, '40');

describe('S22: leaves', () => {
  test.each([
    ['each leave is one, however it came about', [left, back, event(keluarHalaman, 'ditutup')], 3],
    ['a dark screen takes back the leave of the hiding', [left, dark], 0],
    ['and no other', [back, left, dark, back], 2],
    ['a crash is none', [crashed, crashed, crashed], 0],
    ['dark and crashed three times', [left, dark, crashed, left, dark, crashed, left, dark, crashed], 0],
    ['other events are none', [event('layar_penuh'), event(layarGelap)], 0],
  ])('%s', (_name, bodies, expected) => {
    expect(countLeaves(bodies)).toBe(expected);
  });

  test('S6: batches, in whatever pieces, give what the log gives', () => {
    const act = fc.constantFrom(left, back, dark, crashed);
    fc.assert(
      fc.property(fc.array(fc.array(act, { maxLength: 6 }), { maxLength: 6 }), (batches) => {
        const counted = batches.map((batch) => {
          const leaves = batch.reduce((sum, body, index) => addLeave(sum, body, index), noLeaves);
          return leaves.leftMs.length - leaves.takenBack;
        });
        expect(counted.reduce((sum, one) => sum + one, 0)).toBe(countLeaves(batches.flat()));
      }),
    );
  });
});
