import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLeave, countAllLeaves, countLeaves, noLeaves } from './leave.ts';
import { berhenti, isLeave, keluarHalaman, layarGelap, type OperationBody } from './operation.ts';

const event = (nama: string, rincian?: string): OperationBody => ({
  jenis: 'peristiwa',
  nama,
  ...(rincian !== undefined && { rincian }),
});
const left = event(keluarHalaman);
const back = event(keluarHalaman, 'kembali');
const dark = event(berhenti, layarGelap);
const crashed = event(berhenti, '40');

const answer: OperationBody = { jenis: 'jawaban', butir: 'b1', pilihan: 'A' };

describe('S22: leaves', () => {
  test.each([
    ['each leave is one, however it came about', [left, back, event(keluarHalaman, 'ditutup')], 3],
    ['a dark screen takes back the leave of the hiding', [left, dark], 0],
    ['and no other', [back, left, dark, back], 2],
    ['and takes none back in advance', [dark, dark, dark, left, left], 2],
    ['nor one that another has taken back', [left, left, dark, dark], 1],
    ['nor one after which he was at his sheet', [left, answer, dark], 1],
    ['a crash is none', [crashed, crashed, crashed], 0],
    ['dark and crashed three times', [left, dark, crashed, left, dark, crashed, left, dark, crashed], 0],
    ['other events are none', [event('layar_penuh'), event(layarGelap)], 0],
  ])('S22: %s', (_name, bodies, expected) => {
    expect(countLeaves(bodies)).toBe(expected);
  });

  const act = fc.constantFrom(left, back, dark, crashed, answer);

  test('S6, S22: a stream in whatever batches gives what its log gives', () => {
    fc.assert(
      fc.property(fc.array(fc.array(act, { maxLength: 6 }), { maxLength: 8 }), (batches) => {
        let counted = 0;
        let before: OperationBody | undefined;
        for (const batch of batches) {
          const leaves = batch.reduce((sum, body, index) => addLeave(sum, body, index), noLeaves);
          counted += leaves.leftMs.length - (before && isLeave(before) ? leaves.takenBack : 0);
          before = batch.at(-1) ?? before;
          expect(counted).toBeGreaterThanOrEqual(0);
        }
        expect(counted).toBe(countLeaves(batches.flat()));
      }),
    );
  });

  test('S22: no dark screen takes back more than one leave, and leaves alone all count', () => {
    fc.assert(
      fc.property(fc.array(act), (bodies) => {
        const leaves = bodies.filter(isLeave).length;
        const darks = bodies.filter((body) => body === dark).length;
        expect(countLeaves(bodies)).toBeLessThanOrEqual(leaves);
        expect(countLeaves(bodies)).toBeGreaterThanOrEqual(Math.max(0, leaves - darks));
        expect(countLeaves([...Array<OperationBody>(5).fill(dark), ...bodies.filter(isLeave)])).toBe(leaves);
      }),
    );
  });

  test('S6, S22: a stream says nothing of the leaves of another, whatever their operations stand between', () => {
    const of = (id: string) => (body: OperationBody) => ({ body, stream: { id } });
    expect(countAllLeaves([of('a')(left), of('b')(dark)])).toBe(1);
    fc.assert(
      fc.property(fc.array(act), fc.array(act), fc.array(fc.boolean()), (one, two, turns) => {
        const [a, b] = [one.map(of('a')), two.map(of('b'))];
        const mixed = turns.flatMap((isOne) => (isOne ? a : b).splice(0, 1));
        expect(countAllLeaves([...mixed, ...a, ...b])).toBe(countLeaves(one) + countLeaves(two));
      }),
    );
  });
});
