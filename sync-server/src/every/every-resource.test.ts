import type { CallDefinition } from '@spmb/shared/kernel/call.ts';
import type { AnyResource } from '@spmb/shared/kernel/resource.ts';
import { tabelWords } from '@spmb/shared/audit/tabel-words.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { menuResources, resources } from '@spmb/shared/resources.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords, type NewRecord } from '../testing/new-records.ts';
import { perFile } from '../testing/per-test.ts';
import { turnOn } from '../testing/turn-on.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';

const t = perFile(buildTestApp);
let admin: Session;
let recordOf: (resource: AnyResource) => NewRecord;
beforeAll(async () => {
  await turnOn(t);
  admin = await t.signIn('administrator');
  recordOf = await prepareRecords(t, admin);
});

const get = async (path: string) => (await t.call(admin, 'GET', path)).body;

/** Which of its calls a resource has. */
function listCalls(resource: AnyResource): CallDefinition[] {
  const calls = callsOf(resource as never);
  const { fixed, lasting, unexported, importKey, combo } = resource;
  return [
    calls.list,
    calls.record,
    calls.update,
    calls.history,
    ...(fixed ? [] : [calls.create]),
    ...(fixed || lasting ? [] : [calls.foresee, calls.remove]),
    ...(unexported ? [] : [calls.exported]),
    ...(importKey ? [calls.imported, calls.template] : []),
    ...(combo ? [calls.combo] : []),
  ];
}

/** The stored record of a resource that stands first, made where there is none. */
async function findRecord(resource: AnyResource): Promise<{ path: string; record: Record<string, unknown> }> {
  const { path, isian } = recordOf(resource);
  if (!resource.fixed) {
    const { body } = await t.call(admin, 'POST', path, isian);
    expect(body, `${path} takes a new record`).toMatchObject({ status: true });
    return { path, record: await get(`${path}/${body.data.id}`) };
  }
  const [record] = await get(path);
  expect(record, `${path} has records: firstData of its feature inserts them`).toBeDefined();
  return { path, record };
}

test('names, addresses and screens are each of one resource, and who has a key in the menu has an entry', () => {
  const screens = resources.flatMap(({ menu }) => menu?.screen ?? []);
  for (const words of [resources.map(({ name }) => name), resources.map(({ path }) => path), screens])
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(screens).toHaveLength(Object.keys(menuResources).length);
});

/** The school's profile is one record with calls of its own. */
const lists = resources.filter(({ name }) => name !== 'sekolah');

describe.each(lists)('$name', (resource) => {
  const { name, label, menu, combo, search, importKey, unexported } = resource;

  test('stands in the menu of whoever may list it, if anywhere', async () => {
    const routes = ((await get('/api/menus')) as { route: string }[]).map(({ route }) => route);
    if (menu) expect(routes, `akun/menus.ts has no place for ${name}`).toContain(`/backend/${menu.screen}`);
  });

  test('is called by its label in the audit trail', () => {
    expect(tabelWords[name]).toBe(label);
  });

  test('has a route for each of its calls, with the capability of its definition', () => {
    for (const call of listCalls(resource)) {
      const routes = t.routes.filter(({ method, path }) => method === call.method && path === call.path);
      expect(
        routes.map(({ definition }) => definition),
        `${call.method} ${call.path}: a feature in features/index.ts answers it`,
      ).toEqual([call]);
    }
  });

  test('is listed, found, chosen, written to a file and read from it; a change is on record', async () => {
    const { path, record } = await findRecord(resource);
    const one = `${path}/${String(record['id'])}`;
    expect(await get(resource.listPath ?? path)).toContainEqual(record);
    expect((await t.call(admin, 'PUT', one, record)).body).toMatchObject({ status: true });
    expect(Array.isArray(await get(`${one}/riwayat`)), `${one}/riwayat is a list`).toBe(true);

    if (combo) {
      const { body } = await t.call(admin, 'POST', `${resource.path}-combo`, {
        [combo.of ?? '']: path.split('/')[3],
      });
      expect(body, 'its combo has it').toContainEqual({ value: record['id'], label: record[combo.label] });
    }
    if (menu) {
      const word = String(record[search.find((field) => String(record[field]).length >= 3) ?? 'name']);
      const hits = await get(`/api/cari?q=${encodeURIComponent(word)}`);
      const hit = hits.find(
        ({ route }: { route: string }) => route === `/backend/${menu.screen}?form=${String(record['id'])}`,
      );
      expect(hit, `api/cari finds ${word}: searches of its feature`).toMatchObject({ jenis: label });
      expect(hit.title, 'found.title names a field that it has').not.toBe('undefined');
    }
    if (!unexported && importKey) {
      const under = path.slice(resource.path.length);
      const headers = { authorization: `Bearer ${admin.token}` };
      const file = await t.app.request(`${resource.path}-export${under}`, { headers });
      const form = new FormData();
      form.append('file_excel', new File([await file.arrayBuffer()], 'daftar.xlsx'));
      form.append('mode', 'impor');
      const { body } = await t.call(admin, 'POST', `${resource.path}-impor${under}`, form);
      expect(body, 'its file is read back').toMatchObject({ data: { baru: 0, diubah: 0, ditolak: 0 } });
    }
  });
});
