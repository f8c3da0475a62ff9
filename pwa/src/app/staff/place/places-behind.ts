import { menuResources } from '@spmb/shared/resources.ts';
import type { AnyResource } from '@spmb/shared/kernel/resource.ts';

const lists: readonly AnyResource[] = Object.values(menuResources);

/** Screens of the menu that are there only while the school has turned formasi and permohonan on. */
export const placesBehind: readonly string[] = [
  'permohonan-index',
  ...lists.flatMap(({ menu }) => (menu?.behind ? [menu.screen] : [])),
].map((screen) => `/backend/${screen}`);
