import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
};

/** The most files that one glance takes in. */
const mostFiles = 25;

/** Files of every folder that holds code, by its path. Pictures, fonts and the like are looked up by name, not read. */
const filesOf = Map.groupBy(
  globSync('{shared,sync-server,pwa}/src/**/*.*', { cwd: root })
    .concat(globSync('{e2e,integration,tools,bench}/**/*.*', { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file)),
  (file) => dirname(file),
);
const folders = [...filesOf.keys()].filter((folder) => !folder.split('/').includes('testing'));

const prefix = 'rooms-in-order-';
/** Rooms that have a place in an order, by their path; a folder's own files are `folder/.`. */
const ordered = forbidden.flatMap(({ name }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
/** Folders that hold rooms. */
const houses = ordered.flatMap((room) => (room.endsWith('/.') ? [room.slice(0, -2)] : []));

test('no folder holds more files than one glance takes in', () => {
  expect(filesOf.size).toBeGreaterThan(200);
  const crowded = [...filesOf].filter(([, files]) => files.length > mostFiles);
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test('every room has its place in the order of its folder', () => {
  // Folders that rooms are looked for in: what a package is made of, and its features.
  const isHouse = (folder: string) =>
    /^(shared|sync-server|pwa)\/src\/(features\/)?[^/]+$/.test(folder) && !folder.endsWith('/features');
  const rooms = folders.filter((folder) => {
    const parts = folder.split('/');
    const house = parts.slice(0, parts[2] === 'features' ? 4 : 3).join('/');
    return isHouse(house) && folder !== house;
  });
  expect(rooms.length).toBeGreaterThan(100);
  expect(rooms.filter((room) => !ordered.includes(room))).toEqual([]);
});

test('every room that has a place is there', () => {
  const isThere = (room: string) => [...filesOf.keys()].some((one) => `${one}/`.startsWith(`${room}/`));
  expect(ordered.map((room) => room.replace(/\/\.$/, '')).filter((room) => !isThere(room))).toEqual([]);
});

test('docs/rooms.md says of every room what it is for', () => {
  const page = readFileSync(join(root, 'docs/rooms.md'), 'utf8');
  const houseOf = (section: string) => /^`([\w/-]+)`/.exec(section)?.[1] ?? '';
  const said = new Map(
    page.split(/^## /m).flatMap((section) => {
      const rooms = [...section.matchAll(/^- \*\*([\w/-]+)\*\*: \S/gm)].map(([, room = '']) => room);
      return rooms.length > 0 ? [[houseOf(section), rooms] as const] : [];
    }),
  );
  const isOf = (house: string, room: string) =>
    room.startsWith(`${house}/`) &&
    !houses.some((one) => one.startsWith(`${house}/`) && room.startsWith(`${one}/`));
  const inOrder = houses.map((house) => [
    house,
    ordered
      .filter((room) => isOf(house, room))
      .flatMap((room) => (room.endsWith('/.') ? [] : [room.slice(house.length + 1)])),
  ]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(inOrder));
});

test('domains of shared use each other in one direction, whichever room they stand in', () => {
  const uses = new Map<string, Set<string>>();
  for (const [folder, files] of filesOf) {
    const domain = /^shared\/src\/([^/]+)/.exec(folder)?.[1];
    if (domain === undefined) continue;
    for (const file of files.filter((one) => !/\.test\.|\/testing\//.test(one)))
      for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
        const used = /^shared\/src\/([^/]+)\//.exec(join(folder, path).replaceAll('\\', '/'))?.[1];
        if (used !== undefined && used !== domain)
          uses.set(domain, (uses.get(domain) ?? new Set()).add(used));
      }
  }
  expect(uses.size).toBeGreaterThan(10);
  // A domain that uses none but settled ones is settled; what is left over goes in circles.
  for (let before = -1; before !== uses.size;) {
    before = uses.size;
    for (const [domain, used] of uses) if (![...used].some((one) => uses.has(one))) uses.delete(domain);
  }
  expect([...uses.keys()]).toEqual([]);
});
