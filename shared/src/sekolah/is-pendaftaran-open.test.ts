import { expect, test } from 'vitest';
import { isPendaftaranOpen, pendaftaranEndMs } from './is-pendaftaran-open.ts';

const masa = {
  pendaftaran_dibuka: true,
  tanggal_mulai: '2025-07-01',
  tanggal_selesai: '2025-07-05',
  jam_mulai: null,
  zona: 'WIT' as const,
};

test.each([
  ['15:00', '2025-07-05T06:00:00Z'],
  [null, '2025-07-05T15:00:00Z'],
])(
  'with the closing hour %s it is open until the instant that is counted down to',
  (jam_selesai, instant) => {
    const tutupMs = pendaftaranEndMs({ ...masa, jam_selesai }) ?? 0;
    expect(tutupMs).toBe(Date.parse(instant));
    expect(isPendaftaranOpen({ ...masa, jam_selesai }, tutupMs - 1)).toBe(true);
    expect(isPendaftaranOpen({ ...masa, jam_selesai }, tutupMs)).toBe(false);
  },
);

test('nothing is counted down to while it is switched off or has no last day', () => {
  for (const more of [{ pendaftaran_dibuka: false }, { tanggal_selesai: null }])
    expect(pendaftaranEndMs({ ...masa, jam_selesai: null, ...more })).toBeNull();
});
