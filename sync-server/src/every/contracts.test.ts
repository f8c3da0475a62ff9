import { capabilities, type Capability } from '@spmb/shared/kernel/capability.ts';
import { callsOf as callsOfResource } from '@spmb/shared/resource-calls.ts';
import { resources } from '@spmb/shared/resources.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';

interface Row {
  method: string;
  path: string;
  who: string;
  stand: string;
}

const page = readFileSync(new URL('../../../docs/contracts.md', import.meta.url), 'utf8');

/** Every row of the page's tables of calls. */
function listRows(): Row[] {
  const rows: Row[] = [];
  let heads: string[] | undefined;
  for (const line of page.split('\n')) {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!line.startsWith('|')) heads = undefined;
    else if (cells[0] === 'method') heads = cells;
    else if (heads && !cells[0]?.startsWith('--')) {
      const cell = (head: string) => cells[heads?.indexOf(head) ?? -1] ?? '';
      rows.push({ method: cell('method'), path: cell('path'), who: cell('who'), stand: cell('stand') });
    }
  }
  return rows;
}

/** The names of an address's parts are told for people: only where they stand counts. */
const bare = (path: string) =>
  `/${path}`
    .replace('//', '/')
    .replace(/\?.*/, '')
    .replaceAll(/:\w+|\{\w+\}|(?<=\/)1(?=\/|$)/g, '*');
const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${bare(path)}`;

/** What a row stands for: PUT and DELETE travel as POST too, CRUD and several methods are calls of a list. */
function callsOf({ method, path }: Row): string[] {
  const methods = method === 'CRUD' ? ['GET', 'POST', 'PUT', 'DELETE'] : method.split(', ');
  // A GET is answered without its body too.
  if (methods.length === 1) return [`${method.replace('HEAD', 'GET')} ${bare(path)}`];
  const [list, one] = path.endsWith('{id}')
    ? [bare(path).slice(0, -2), bare(path)]
    : [bare(path), `${bare(path)}/*`];
  return methods.flatMap((verb) => {
    if (verb === 'GET') return [`GET ${list}`, `GET ${one}`];
    return verb === 'POST' ? [`POST ${list}`] : [`${verb} ${one}`];
  });
}

const paths = (path: string) => path.split(', ').filter((one) => one.startsWith('api'));
const rows = listRows().flatMap((row) => paths(row.path).map((path) => ({ ...row, path })));
const now = rows.filter(({ stand }) => stand === 'now');

const t = perFile(buildTestApp);

/** Those of every list that staff keep, told once for all of them. */
const ofLists = new Set(resources.flatMap((one) => Object.values(callsOfResource(one as never)).map(callOf)));
/** What else stands beside lists: files of those that are read only, imports of a whole region. */
const besideList = /-(export|impor|impor-template)(\/\*)?$|\/\*\/riwayat$/;

/** Where the page says in words who proves himself how: the call itself is open to these. */
const inWords: Record<string, Capability[]> = {
  'by doctype': ['masuk', 'publik'],
  'who began it': ['masuk'],
  'who started it': ['masuk'],
  "the stream's key": ['publik'],
  'who holds the permission': ['publik'],
  'holder of the surat': ['publik'],
};

/** What the route asks for. Of several that are each enough the handler looks for one by itself. */
function capabilitiesOf({ who }: Row): string[] {
  const named = who.split(/[ ,]+/).filter((word) => word in capabilities);
  return inWords[who] ?? (named.length > 1 ? ['masuk'] : named);
}

/** The row that speaks for a call: its own, else that of its list. */
function rowOf(call: string): Row | undefined {
  const [, path = ''] = call.split(' ');
  const list = path
    .replace(/-(export|impor|impor-template)(\/\*)?$/, '$2')
    .replace(/\/\*\/(riwayat|hapus)$/, '');
  const own = now.filter((row) => !row.method.includes(',') && row.method !== 'CRUD');
  const names = [call, call.replace('POST', 'PUT'), call.replace('POST', 'DELETE')];
  const find = (among: Row[], name: string) => among.find((row) => callsOf(row).includes(name));
  for (const among of [own, now]) {
    const row = names.map((name) => find(among, name)).find(Boolean);
    if (row) return row;
  }
  return list === path ? undefined : find(now, `GET ${list}`);
}

describe('the page of contracts', () => {
  test('is read: it names hundreds of calls', () => {
    expect(now.length).toBeGreaterThan(200);
  });

  test('says now only of calls that the server answers', () => {
    const answered = new Set(t.routes.map(callOf));
    expect(now.flatMap(callsOf).filter((call) => !answered.has(call))).toEqual([]);
  });

  test('names every call that the server answers', () => {
    const told = new Set([...now.flatMap(callsOf), ...ofLists]);
    const isTold = (call: string) =>
      told.has(call) ||
      (call.startsWith('POST ') &&
        [told.has(call.replace('POST', 'PUT')), told.has(call.replace('POST', 'DELETE'))].some(Boolean));
    const untold = t.routes.map(callOf).filter((call) => !isTold(call) && !besideList.test(call));
    expect([...new Set(untold)]).toEqual([]);
  });

  test('says of each call the capability that the server asks for', () => {
    const wrong = t.routes.flatMap((route) => {
      const row = rowOf(callOf(route));
      if (!row) return [];
      const isRight = capabilitiesOf(row).includes(route.capability);
      return isRight ? [] : [`${callOf(route)}: ${route.capability}, not ${row.who}`];
    });
    expect(wrong).toEqual([]);
  });
});
