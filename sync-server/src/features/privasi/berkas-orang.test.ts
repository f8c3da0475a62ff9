import { expect, test } from 'vitest';
import { unpackZip } from '../../archive/unpack-zip.ts';
import { listMedia } from '../../media/media.queries.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildPdf } from '../media/testing/build-file.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { buildInbox } from '../pesan/testing/build-inbox.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));
const inbox = perTest(() => Promise.resolve(buildInbox(t)));

/** Names of the files in somebody's own copy. */
async function filesOf({ token }: Session): Promise<string[]> {
  const answer = await t.app.request('/api/peserta/salinan-data', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'sandi-uji-coba' }),
  });
  const parts = await unpackZip(new Uint8Array(await answer.arrayBuffer()));
  const data = JSON.parse(Buffer.from(parts.get('data.json') ?? []).toString()) as {
    berkas: { id: string }[];
  };
  return data.berkas.map(({ id }) => id);
}

const hapus = async (id: string, konfirmasi: string) =>
  expect(
    (await t.call(admin, 'POST', `/api/privasi-hapus/${id}`, { konfirmasi, alasan: 'diminta orangnya' })).body
      .status,
  ).toBe(true);
const left = async (...names: string[]) =>
  (await listMedia(t.context.store.read, names)).map(({ id }) => id).toSorted();

test('the stored name of another’s document in a message neither hands it out nor takes it along', async () => {
  const budi = await buildPendaftar(t, 'budi', 'Budi');
  const akte = await budi.upload('pdf');
  await budi.send({ nama: 'Budi', dok_akte_lahir: akte });
  const siti = await buildPendaftar(t, 'siti', 'Siti Aini');
  for (const fields of [{ body: `lihat ${akte} ya` }, { title: akte }, { body: akte }])
    expect((await inbox.write(siti.session, fields)).body.status).toBe(true);
  expect(await filesOf(siti.session)).toEqual([]);
  expect(await filesOf(budi.session)).toEqual([akte]);
  await hapus('siti', 'Siti Aini');
  expect(await left(akte)).toEqual([akte]);
});

test('what came with messages is in the copy of both directions and goes, but a file that another was answered with stays', async () => {
  const [siti, budi] = [await inbox.pendaftar('siti', 'Siti Aini'), await inbox.pendaftar('budi')];
  const own = await inbox.upload(siti, buildPdf('Rapor'));
  await inbox.write(siti, { lampiran: own });
  const [answer, shared] = [
    await inbox.upload(admin, buildPdf('Jawaban')),
    await inbox.upload(admin, buildPdf('Jadwal')),
  ];
  for (const lampiran of [answer, shared])
    expect((await inbox.reply(admin, 'siti', { lampiran })).body.status).toBe(true);
  await inbox.write(budi);
  expect((await inbox.reply(admin, 'budi', { lampiran: shared })).body.status).toBe(true);
  expect((await filesOf(siti)).toSorted()).toEqual([own, answer, shared].toSorted());
  await hapus('siti', 'Siti Aini');
  expect(await left(own, answer, shared)).toEqual([shared]);
});
