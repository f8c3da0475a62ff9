import type { Saklar } from './saklar.ts';

/** Icons of the menu; the page draws one for each name. */
export type MenuIconName =
  | 'accounts'
  | 'agency'
  | 'application'
  | 'backup'
  | 'calendar'
  | 'dashboard'
  | 'document'
  | 'domain'
  | 'education'
  | 'enroll'
  | 'event'
  | 'groups'
  | 'history'
  | 'inbox'
  | 'key'
  | 'law'
  | 'location_city'
  | 'map'
  | 'monitor'
  | 'announcement'
  | 'message'
  | 'people'
  | 'percent'
  | 'picture'
  | 'position'
  | 'print'
  | 'publish'
  | 'quiz'
  | 'rank'
  | 'compare'
  | 'reason'
  | 'rehearsal'
  | 'results'
  | 'room'
  | 'schedule'
  | 'school'
  | 'shield'
  | 'track'
  | 'trophy'
  | 'tune'
  | 'undo'
  | 'verified'
  | 'verify'
  | 'work'
  | 'worker';

/** A screen of the back office as its menu names it. */
export interface MenuEntry {
  title: string;
  icon: MenuIconName;
  /** Its address below `/backend/`. */
  screen: string;
  /** In the menu only while the school has turned this part of the product on. */
  behind?: Saklar;
  /** The heading under which a list stands by itself; absent: the menu says where. */
  group?: 'Master data' | 'Referensi';
}
