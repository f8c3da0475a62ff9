import { describe, expect, test } from 'vitest';
import { kataStatusBerkas } from '../peserta/status-berkas.ts';
import { bolehBeralih, bolehDiisi, perluAlasan, type Pelaku } from './peralihan.ts';

/** The table of the rules, written down a second time: who may go from each status where. */
const table: Record<Pelaku, string> = {
  pendaftar: '0:1 1:6 2:36 3:6 4: 5: 6:',
  panitia: '0: 1:2456 2:456 3:2456 4:12456 5:12456 6:',
};
const codes = kataStatusBerkas.map((_, code) => code);

describe('D-RULE-05: the states of a file', () => {
  test.each(Object.entries(table) as [Pelaku, string][])('%s goes only where the rules say', (oleh, row) => {
    for (const [dari, to = ''] of row.split(' ').map((one) => one.split(':'))) {
      const open = codes.filter((ke) => bolehBeralih(Number(dari), ke, oleh));
      expect([dari, open.join('')]).toEqual([dari, to]);
    }
    expect(bolehBeralih(7, 4, oleh)).toBe(false);
  });

  test('a correction, a refusal and every second decision need a reason', () => {
    expect([perluAlasan(1, 2), perluAlasan(3, 5), perluAlasan(4, 4), perluAlasan(5, 1)]).toEqual(
      Array(4).fill(true),
    );
    expect([perluAlasan(1, 4), perluAlasan(3, 4), perluAlasan(2, 6)]).toEqual(Array(3).fill(false));
  });

  test('the applicant writes before the first send and where he was asked to, and at no other time', () => {
    expect(codes.filter(bolehDiisi)).toEqual([0, 2]);
  });
});
