import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placePeserta, type Calon, type SesiTujuan } from './place-peserta.ts';

const calon = (id: string, rest: Partial<Calon> = {}): Calon => ({
  id,
  sesi_id: null,
  ruang: null,
  kursi: null,
  ...rest,
});
const sesi = (id: string, terisi: [string, (string | null)[]][] = []): SesiTujuan => ({
  id,
  name: `Sesi ${id}`,
  terisi: new Map(terisi),
});
const rooms = [
  { name: 'Lab 1', kapasitas: 2 },
  { name: 'Lab 2', kapasitas: 1 },
];
const placed = (plan: ReturnType<typeof placePeserta>) =>
  plan.tempat.map(({ peserta_id, sesi_id, ruang, kursi }) => [peserta_id, sesi_id, ruang, kursi]);

describe('placing participants', () => {
  test('rooms are filled in order, session by session, with a seat each', () => {
    const plan = placePeserta(
      ['a', 'b', 'c', 'd'].map((id) => calon(id)),
      [sesi('1'), sesi('2')],
      rooms,
      0,
    );
    expect(placed(plan)).toEqual([
      ['a', '1', 'Lab 1', '1'],
      ['b', '1', 'Lab 1', '2'],
      ['c', '1', 'Lab 2', '1'],
      ['d', '2', 'Lab 1', '1'],
    ]);
    expect(plan.tanpa_tempat).toEqual([]);
  });

  test('S1-SCHOOL-16: a session holds no more than the limit of the school profile, those already in it included', () => {
    const plan = placePeserta(
      ['a', 'b', 'c'].map((id) => calon(id)),
      [sesi('1', [['Lab 1', ['1']]]), sesi('2')],
      rooms,
      2,
    );
    expect(placed(plan).map(([id, at]) => [id, at])).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '2'],
    ]);
  });

  test('who has a session, a room or a seat on his list keeps it, and nobody else takes it', () => {
    const plan = placePeserta(
      [calon('a'), calon('b', { ruang: 'Lab 1', kursi: '7' }), calon('c', { sesi_id: '2' })],
      [sesi('1', [['Lab 1', ['1']]]), sesi('2')],
      rooms,
      0,
    );
    expect(placed(plan)).toEqual([
      ['b', '1', 'Lab 1', '7'],
      ['a', '1', 'Lab 2', '1'],
      ['c', '2', 'Lab 1', '1'],
    ]);
  });

  test('a seat is given to one only', () => {
    const ask = [
      calon('a', { ruang: 'Aula', kursi: '02' }),
      calon('b', { ruang: 'Aula' }),
      calon('c', { ruang: 'Aula' }),
    ];
    expect(placed(placePeserta(ask, [sesi('1', [['Aula', ['1']]])], [], 0))).toEqual([
      ['a', '1', 'Aula', '02'],
      ['b', '1', 'Aula', '3'],
      ['c', '1', 'Aula', '4'],
    ]);
  });

  test('who finds no place is told why', () => {
    const why = (one: Calon, limit = 0, where = rooms) =>
      placePeserta(
        [one],
        [
          sesi('1', [
            ['Lab 1', ['1', '2']],
            ['Lab 2', ['1']],
          ]),
        ],
        where,
        limit,
      ).tanpa_tempat[0]?.alasan;
    expect(why(calon('a'))).toBe('Semua ruang penuh pada Sesi 1. Tambah ruang atau sesi.');
    expect(why(calon('a', { ruang: 'Lab 2' }))).toBe('Lab 2 sudah penuh pada Sesi 1.');
    expect(why(calon('a', { sesi_id: '9' }))).toBe('Daftar peserta menaruhnya di sesi yang tidak dipilih.');
    expect(why(calon('a'), 3)).toBe(why(calon('a'), 3, []));
    expect(why(calon('a'), 3, [])).toBe(
      'Batas peserta setiap sesi tercapai pada Sesi 1. Tambah sesi, atau naikkan batasnya di Profil Sekolah.',
    );
  });

  test('without rooms everybody gets a session; a room that is not in the list has no end', () => {
    const plan = placePeserta([calon('a'), calon('b', { ruang: 'Aula' })], [sesi('1')], [], 0);
    expect(placed(plan)).toEqual([
      ['b', '1', 'Aula', '1'],
      ['a', '1', null, null],
    ]);
  });

  test('everybody is placed once or told why, and no room or session overflows', () => {
    const someone = fc.record({
      sesi_id: fc.constantFrom(null, '1', '2', '9'),
      ruang: fc.constantFrom(null, null, 'Lab 1', 'Lab 2', 'Aula'),
    });
    const input = [fc.array(someone, { maxLength: 40 }), fc.nat(6), fc.nat(12)] as const;
    fc.assert(
      fc.property(...input, (people, kapasitas, limit) => {
        const ruangs = [
          { name: 'Lab 1', kapasitas },
          { name: 'Lab 2', kapasitas: 3 },
        ];
        const all = people.map((one, index) => calon(String(index), one));
        const plan = placePeserta(all, [sesi('1', [['Lab 2', ['1']]]), sesi('2')], ruangs, limit);
        const ids = [...plan.tempat, ...plan.tanpa_tempat].map(({ peserta_id }) => peserta_id);
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        for (const id of ['1', '2']) {
          const here = plan.tempat.filter(({ sesi_id }) => sesi_id === id);
          const before = id === '1' ? 1 : 0;
          if (limit > before) expect(here.length + before).toBeLessThanOrEqual(limit);
          const inRuang = (name: string) => here.filter(({ ruang }) => ruang === name).length;
          expect(inRuang('Lab 1')).toBeLessThanOrEqual(kapasitas);
          expect(inRuang('Lab 2') + before).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
