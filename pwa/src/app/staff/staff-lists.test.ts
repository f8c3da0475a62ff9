import { menuResources } from '@spmb/shared/resources.ts';
import { expect, test } from 'vitest';
import { staffRoutes } from './staff-routes.tsx';

test('every list in the menu has one screen at its address', () => {
  const paths = (staffRoutes[0]?.children ?? []).map(({ path }) => path);
  for (const { menu } of Object.values(menuResources))
    expect([menu?.screen, paths.filter((path) => path === menu?.screen)]).toEqual([
      menu?.screen,
      [menu?.screen],
    ]);
});
