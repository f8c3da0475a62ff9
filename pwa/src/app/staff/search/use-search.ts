import { cari } from '@spmb/shared/kerangka/calls.ts';
import { minCariLength } from '@spmb/shared/kerangka/cari.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useMenu, type Menu } from '../../../shell/staff/staff-menu.tsx';
import { accountScreens } from '../place/account-screens.ts';

const typingPauseMs = 250;

/** Something that the search leads to. */
export interface Hit {
  title: string;
  detail: string;
  route: string;
}

export interface Found {
  /** Hits under the heading of their kind; screens come first. */
  groups: { heading: string; hits: Hit[] }[];
  /** Records are still being looked for. */
  isLooking: boolean;
  /** Why records could not be looked for. */
  error: unknown;
  retry: () => unknown;
}

/** Screens of the own menu that hold every word, at once, and records that the server finds, after a pause in typing. */
export function useSearch(text: string): Found {
  const port = useStaffPort();
  const q = text.trim();
  const asked = usePaused(q);
  const isAsking = q.length >= minCariLength;
  const records = useQuery({
    queryKey: ['cari', asked],
    queryFn: () => port.call(cari, { q: asked }),
    enabled: isAsking && asked.length >= minCariLength,
  });
  const menu = useMenu().data ?? [];
  const screens = screensOf(menu).filter(({ title, detail }) =>
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => `${detail} ${title}`.toLowerCase().includes(word)),
  );
  const isCurrent = isAsking && asked === q;
  const groups = new Map([['Halaman', screens]]);
  for (const { jenis, ...hit } of inMenuOrder(menu, (isCurrent && records.data) || []))
    groups.set(jenis, [...(groups.get(jenis) ?? []), hit]);
  return {
    groups: [...groups].filter(([, hits]) => hits.length > 0).map(([heading, hits]) => ({ heading, hits })),
    isLooking: isAsking && (!isCurrent || records.isFetching),
    error: isCurrent && !records.isFetching ? records.error : null,
    retry: records.refetch,
  };
}

/** Records in the order of the menu's screens; those of screens that stand below one, as the majors, come last. */
function inMenuOrder<One extends Hit>(menu: readonly Menu[], hits: readonly One[]): One[] {
  const places = menu.map(({ route }) => route);
  const placeOf = ({ route }: One) => {
    const at = places.indexOf(route.split('?')[0] ?? '');
    return at < 0 ? places.length : at;
  };
  return [...hits].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Everything that the menus of the frame lead to. */
function screensOf(menu: readonly Menu[]): Hit[] {
  const screens: Hit[] = [];
  let detail = '';
  for (const { route, title } of menu) {
    if (route) screens.push({ title, detail: detail === title ? '' : detail, route });
    else detail = title;
  }
  return [...screens, ...accountScreens.map((screen) => ({ ...screen, detail: 'Akun' }))];
}

/** A text once it has stayed the same for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
