import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryMasukan, aturan, buildCalon } from '../testing/build-calon.ts';
import { isDariPutaran, jalankanSeleksi } from './hasil.ts';
import { kursiAfirmasi } from './kursi.ts';
import { berhak, passingGrade1, passingGrade2, sisaPagu, type KursiProgram } from './passing-grade.ts';
import { urutkan } from './urutan.ts';

const idsOf = (kursi: KursiProgram) =>
  Object.fromEntries([...kursi].map(([program, all]) => [program, all.map(({ calon }) => calon.nomor)]));
const many = { numRuns: 300 };

describe('the order is total', () => {
  test.each([
    ['prioritas', { prioritas: true }],
    ['nilai', { nilai: 8001 }],
    ['rapor', { rapor: 8001 }],
    ['teori', { teori: 8001 }],
    ['jarak', { jarak: 999 }],
    ['lahir', { lahir: '2009-12-31' }],
    ['daftar', { daftar_ms: -1 }],
  ])('%s ranks before all that comes after it', (_key, better) => {
    const urut = urutkan([buildCalon('1', 80), buildCalon('2', 80, better)], aturan);
    expect(urut.map(({ nomor }) => nomor)).toEqual(['2', '1']);
  });

  test('what is not known comes after what is; equal in all, the earlier number is first, whatever its digits', () => {
    const unknown = { jarak: null };
    const urut = urutkan(
      [buildCalon('SPMB-10000', 80), buildCalon('SPMB-9999', 80), buildCalon('SPMB-0001', 80, unknown)],
      aturan,
    );
    expect(urut.map(({ nomor }) => nomor)).toEqual(['SPMB-9999', 'SPMB-10000', 'SPMB-0001']);
  });
});

describe('two rounds', () => {
  test('a second choice fills only what is left, whatever its score', () => {
    const calon = [
      buildCalon('1', 70),
      buildCalon('2', 90, { pilihan: ['B', 'A'] }),
      buildCalon('3', 95, { pilihan: ['B', null] }),
    ];
    const program = [
      { id: 'A', pagu: 1 },
      { id: 'B', pagu: 1 },
    ];
    const masukan = { calon, program, penempatan: [], aturan };
    const { hasil, cadangan } = jalankanSeleksi(masukan, 'grade');
    expect(hasil.get('calon-1')).toMatchObject({ status: 'L', program: 'A', jalan: 'pg1' });
    expect(hasil.get('calon-2')).toEqual({ status: 'CADANGAN', program: 'B', urutan: 1 });
    expect(cadangan.get('A')?.map(({ nomor }) => nomor)).toEqual(['2']);
    expect(jalankanSeleksi(masukan, 'stabil').hasil.get('calon-2')).toMatchObject({
      status: 'L',
      program: 'A',
    });
  });

  test('reserved seats are rounded up, offered in rank order, and what is free of them goes to everybody', () => {
    const calon = [90, 80, 70, 60].map((nilai, at) => buildCalon(`${at}`, nilai, { afirmasi: at === 3 }));
    const run = (persen_afirmasi: number, pagu: number) =>
      idsOf(
        passingGrade1({
          calon,
          program: [{ id: 'A', pagu }],
          penempatan: [],
          aturan: { ...aturan, persen_afirmasi },
        }),
      );
    expect(kursiAfirmasi(2, 15)).toBe(1);
    expect(run(15, 2)).toEqual({ A: ['0', '3'] });
    expect(run(100, 2)).toEqual({ A: ['0', '3'] });
    expect(run(0, 2)).toEqual({ A: ['0', '1'] });
  });

  test('a reserved seat that is kept is not reserved again', () => {
    const kept = Array.from({ length: 17 }, (_, at) => buildCalon(`tetap-${at}`, 90));
    const poor = [1, 2, 3].map((at) => buildCalon(`afirmasi-${at}`, 50, { afirmasi: true }));
    const best = [1, 2, 3].map((at) => buildCalon(`umum-${at}`, 80));
    const run = (reserved: number) => {
      const { hasil } = jalankanSeleksi(
        {
          calon: [...kept, ...poor, ...best],
          program: [{ id: 'A', pagu: 20 }],
          penempatan: kept.map(({ id }, at) => ({
            id,
            program: 'A',
            terbit: true,
            ...(at < reserved && { afirmasi: true }),
          })),
          aturan: { ...aturan, persen_afirmasi: 15 },
        },
        'grade',
      );
      return best.map(({ id }) => hasil.get(id)?.status);
    };
    expect(run(3)).toEqual(['L', 'L', 'L']);
    expect(run(2)).toEqual(['L', 'L', 'CADANGAN']);
  });

  test('who was placed by hand has his seat, counts against the quota, and takes part in no round', () => {
    const calon = [buildCalon('1', 90), buildCalon('2', 80), buildCalon('3', 10, { pilihan: ['B', 'A'] })];
    const masukan = {
      calon,
      program: [
        { id: 'A', pagu: 2 },
        { id: 'B', pagu: 5 },
      ],
      penempatan: [{ id: 'calon-3', program: 'A' }],
      aturan,
    };
    const { hasil } = jalankanSeleksi(masukan, 'grade');
    expect(['1', '2', '3'].map((one) => hasil.get(`calon-${one}`))).toEqual([
      { status: 'L', program: 'A', jalan: 'pg1', kursi: 'umum' },
      { status: 'CADANGAN', program: 'A', urutan: 1 },
      { status: 'L', program: 'A', jalan: 'manual', kursi: null },
    ]);
  });

  test('who has less than the minimum is neither accepted nor on a reserve list', () => {
    const masukan = {
      calon: [buildCalon('1', 59.99), buildCalon('2', 60)],
      program: [{ id: 'A', pagu: 5 }],
      penempatan: [],
      aturan: { ...aturan, nilai_minimum: 6000 },
    };
    const { hasil, cadangan } = jalankanSeleksi(masukan, 'grade');
    expect([hasil.get('calon-1'), hasil.get('calon-2')]).toMatchObject([{ status: 'TL' }, { status: 'L' }]);
    expect(cadangan.get('A')).toEqual([]);
  });
});

describe('whatever the school', () => {
  test.each(['grade', 'stabil'] as const)(
    '%s: the order in which applicants come in changes nothing',
    (mode) => {
      fc.assert(
        fc.property(
          arbitraryMasukan().chain((masukan) =>
            fc.tuple(
              fc.constant(masukan),
              fc.shuffledSubarray([...masukan.calon], { minLength: masukan.calon.length }),
            ),
          ),
          ([masukan, calon]) => {
            const other = jalankanSeleksi({ ...masukan, calon }, mode);
            const { hasil, cadangan } = jalankanSeleksi(masukan, mode);
            for (const { id } of calon) expect(other.hasil.get(id)).toEqual(hasil.get(id));
            expect([...other.cadangan]).toEqual([...cadangan]);
          },
        ),
        many,
      );
    },
  );

  test.each(['grade', 'stabil'] as const)('%s: no quota is exceeded but by placements by hand', (mode) => {
    fc.assert(
      fc.property(arbitraryMasukan(), (masukan) => {
        const all = [...jalankanSeleksi(masukan, mode).hasil.values()];
        for (const { id, pagu } of masukan.program) {
          const seated = all.filter((one) => one.status === 'L' && one.program === id).length;
          const manual = masukan.penempatan.filter(({ program }) => program === id).length;
          expect(seated).toBeLessThanOrEqual(Math.max(pagu, manual));
        }
      }),
      many,
    );
  });

  test.each(['grade', 'stabil'] as const)(
    '%s: seats for afirmasi alone, kept ones among them, are no more than are reserved',
    (mode) => {
      fc.assert(
        fc.property(arbitraryMasukan(), (masukan) => {
          const all = [...jalankanSeleksi(masukan, mode).hasil.values()];
          for (const one of masukan.program) {
            const kept = masukan.penempatan.filter(({ program, afirmasi }) => program === one.id && afirmasi);
            const given = all.filter(
              (seat) => seat.status === 'L' && seat.program === one.id && seat.kursi === 'afirmasi',
            );
            const reserved = kursiAfirmasi(one.pagu, masukan.aturan.persen_afirmasi);
            expect(given.length).toBeLessThanOrEqual(Math.max(0, reserved - kept.length));
          }
        }),
        many,
      );
    },
  );

  test('nobody who ranks above an accepted one of the same round and kind of seat is left out', () => {
    fc.assert(
      fc.property(arbitraryMasukan(), (masukan) => {
        const urut = berhak(masukan);
        const pg1 = passingGrade1(masukan);
        const pg2 = passingGrade2(masukan, pg1);
        const first = new Set([...pg1.values()].flatMap((all) => all.map(({ calon }) => calon)));
        for (const [round, kursi] of [
          [0, pg1],
          [1, pg2],
        ] as const)
          for (const [program, all] of kursi) {
            const pelamar = urut.filter(
              (calon) => calon.pilihan[round] === program && (round === 0 || !first.has(calon)),
            );
            const seated = new Set(all.map(({ calon }) => calon));
            for (const jenis of ['umum', 'afirmasi'] as const) {
              const last = all.findLast((one) => one.kursi === jenis);
              if (!last) continue;
              const above = pelamar.slice(0, pelamar.indexOf(last.calon));
              const entitled = above.filter(({ afirmasi }) => jenis === 'umum' || afirmasi);
              expect(entitled.every((calon) => seated.has(calon))).toBe(true);
            }
          }
      }),
      many,
    );
  });

  test('no seat stays free while somebody above the minimum who chose the programme has none', () => {
    fc.assert(
      fc.property(arbitraryMasukan(), (masukan) => {
        const { hasil, cadangan } = jalankanSeleksi(masukan, 'grade');
        for (const one of masukan.program) {
          const taken = [...hasil.values()].filter(
            (seat) => seat.status === 'L' && seat.program === one.id && isDariPutaran(seat.jalan),
          ).length;
          if (taken < sisaPagu(one, masukan.penempatan)) expect(cadangan.get(one.id)).toEqual([]);
        }
      }),
      many,
    );
  });

  test('more points never cost an applicant a seat of the first round', () => {
    fc.assert(
      fc.property(arbitraryMasukan(), fc.nat(), fc.integer({ min: 1, max: 300 }), (masukan, which, more) => {
        const one = masukan.calon[which % Math.max(1, masukan.calon.length)];
        if (!one) return;
        const has = (kursi: KursiProgram) =>
          [...kursi.values()].some((all) => all.some(({ calon }) => calon.id === one.id));
        const calon = masukan.calon.map((other) =>
          other === one ? { ...one, nilai: one.nilai + more } : other,
        );
        if (has(passingGrade1(masukan))) expect(has(passingGrade1({ ...masukan, calon }))).toBe(true);
      }),
      many,
    );
  });
});
