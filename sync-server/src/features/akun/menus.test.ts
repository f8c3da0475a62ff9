import { roles } from '@spmb/shared/kernel/role.ts';
import { expect, test } from 'vitest';
import { menusOf } from './menus.ts';

const routesOf = (role: (typeof roles)[number]) =>
  menusOf(role)
    .filter(({ type }) => type === 'item')
    .map(({ route }) => route.replace('/backend/', ''));

test.each([
  [
    'administrator',
    [
      ...[
        'dashboard',
        'master-program-keahlian',
        'master-param-nilai',
        'data-peserta',
        'ujian-master-soal',
        'jadwal-ujian-sesi',
      ],
      ...[
        'jadwal-ujian',
        'jadwal-ujian-peserta',
        'jadwal-ujian-absen',
        'user',
        'permintaan-sandi',
        'penolakan',
      ],
    ],
  ],
  [
    'operator',
    [
      ...['dashboard', 'master-program-keahlian', 'master-param-nilai', 'data-peserta', 'jadwal-ujian-sesi'],
      ...['jadwal-ujian', 'jadwal-ujian-peserta', 'jadwal-ujian-absen'],
    ],
  ],
  ['supervisor', ['dashboard', 'jadwal-ujian-absen']],
  ['guru', ['dashboard', 'ujian-master-soal']],
  ['peserta', []],
] as const)('S1-GEN-08: the menu of %s holds the screens that it may use', (role, routes) => {
  expect(routesOf(role)).toEqual(routes);
});

test.each(roles)('S1-GEN-08: no heading of %s stands over nothing', (role) => {
  const types = menusOf(role).map(({ type }) => type);
  types.forEach((type, index) => {
    if (type === 'subheader') expect(types[index + 1]).toBe('item');
  });
});
