import type { MenuIconName } from '../kernel/menu.ts';

/** An entry of the back office's menu (api/menus); a subheader has a title alone, the rest is ''. */
export interface MenuItem {
  type: 'item' | 'subheader';
  route: string;
  icon: MenuIconName | '';
  title: string;
}
