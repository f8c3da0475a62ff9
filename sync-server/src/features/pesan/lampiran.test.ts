import { beforeEach, describe, expect, test } from 'vitest';
import { media } from '../../media/media.table.ts';
import { sweepMedia } from '../../media/sweep-media.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { createBackup, restoreBackup } from '../pencadangan/testing/school.ts';
import { buildDocx, buildPdf, buildPicture } from '../media/testing/build-file.ts';
import { buildInbox } from './testing/build-inbox.ts';

const t = perTest(buildTestApp);
const inbox = perTest(() => Promise.resolve(buildInbox(t)));
let rina: Session;
let siti: Session;
let budi: Session;
beforeEach(async () => {
  rina = await t.signIn('operator', { nama: 'Bu Rina' });
  siti = await inbox.pendaftar('siti');
  budi = await inbox.pendaftar('budi');
});

const reads = async (who: Session, name: string) =>
  (await t.call(who, 'GET', `/api/media/${name}`)).httpStatus;

describe('a file that goes with a message', () => {
  test('of an applicant is read by him and by staff who answer, and by nobody else', async () => {
    const lampiran = await inbox.upload(siti, buildPdf('Rapor'), 'pesan', 'rapor.pdf');
    expect(await reads(rina, lampiran)).toBe(404);
    await inbox.write(siti, { lampiran });
    expect((await inbox.open(rina, 'siti')).pesans).toMatchObject([
      { lampiran: { nama: 'rapor.pdf', path: `/api/media/${lampiran}` } },
    ]);
    expect([await reads(siti, lampiran), await reads(rina, lampiran)]).toEqual([200, 200]);
    for (const other of [budi, await t.signIn('guru'), await t.signIn('supervisor')])
      expect(await reads(other, lampiran)).toBe(404);
  });

  test('of the committee is read by that applicant alone, however many threads its sender has', async () => {
    const [one, two] = [await buildPicture('png', 30), await buildPicture('jpeg', 31)];
    const forSiti = await inbox.upload(rina, one);
    const forBudi = await inbox.upload(rina, two);
    await inbox.reply(rina, 'siti', { lampiran: forSiti });
    await inbox.reply(rina, 'budi', { lampiran: forBudi });
    expect(await inbox.thread(siti)).toMatchObject([{ lampiran: { path: `/api/media/${forSiti}` } }]);
    expect([await reads(siti, forSiti), await reads(siti, forBudi)]).toEqual([200, 404]);
    expect([await reads(budi, forBudi), await reads(budi, forSiti)]).toEqual([200, 404]);
  });

  test('that another has uploaded, that is of another kind, or that is unknown is refused at its field', async () => {
    const ofBudi = await inbox.upload(budi, buildPdf('Milik Budi'));
    await inbox.write(budi, { lampiran: ofBudi });
    const form = await inbox.upload(siti, buildPdf('Formulir'), 'peserta');
    for (const lampiran of [ofBudi, form, 'tidak-ada']) {
      const { body } = await inbox.write(siti, { lampiran });
      expect(body).toMatchObject({ status: false, kesalahan: { lampiran: expect.any(String) } });
      expect((await inbox.reply(rina, 'siti', { lampiran })).body.status).toBe(false);
    }
    expect(await inbox.thread(siti)).toEqual([]);
    expect(await reads(siti, ofBudi)).toBe(404);
  });

  test('is a PDF or a picture', async () => {
    expect(await inbox.upload(siti, await buildDocx())).toBeUndefined();
    expect(await inbox.upload(rina, Buffer.from('<html></html>'))).toBeUndefined();
  });

  test('sent again with another file under the same id is refused: nobody would see it', async () => {
    const [one, two] = [
      await inbox.upload(siti, buildPdf('Satu')),
      await inbox.upload(siti, buildPdf('Dua')),
    ];
    const act = { operasi_id: 'operasi-1' };
    expect((await inbox.write(siti, { ...act, lampiran: one })).body.status).toBe(true);
    expect((await inbox.write(siti, { ...act, lampiran: one })).body.status).toBe(true);
    expect((await inbox.write(siti, { ...act, lampiran: two })).httpStatus).toBe(409);
    expect(await inbox.thread(siti)).toHaveLength(1);
  });

  test('stays as long as its message, through every sweep, and goes with it', async () => {
    const lampiran = await inbox.upload(siti, buildPdf('Bukti'));
    await inbox.write(siti, { lampiran });
    const unsent = await inbox.upload(siti, buildPdf('Tidak jadi'));
    const sweep = async () => {
      t.clock.advance(2 * 24 * 3_600_000);
      await sweepMedia(t.context, t.mediaHolders);
      rina = await t.signIn('operator');
    };
    await sweep();
    const left = async () => (await t.context.store.read.select().from(media)).map(({ id }) => id);
    expect(await left()).toEqual([lampiran]);
    expect(await reads(rina, lampiran)).toBe(200);
    expect(unsent).not.toBe(lampiran);
    const admin = await t.signIn('administrator');
    const isi = { konfirmasi: 'SMK Uji', alasan: 'tahun baru' };
    expect((await t.call(admin, 'POST', '/api/profile-reset-data', isi)).body.status).toBe(true);
    await sweep();
    expect(await left()).toEqual([]);
  });

  test('comes back with its conversation and hand-over on a restored server, and is read by the same', async () => {
    const admin = await t.signIn('administrator', { nama: 'Pak Adi' });
    const lampiran = await inbox.upload(siti, buildPdf('Bukti'));
    await inbox.write(siti, { lampiran });
    await t.call(rina, 'POST', '/api/pesan-petugas', {
      id: 'siti',
      akun_id: admin.akun_id,
      catatan: 'Tolong.',
    });
    const before = await inbox.open(admin, 'siti');
    const id = await createBackup(t, admin);
    await inbox.reply(admin, 'siti');
    expect((await restoreBackup(t, admin, id)).body.status).toBe(true);
    const again = await t.signIn('operator');
    expect(await inbox.open(again, 'siti')).toEqual(before);
    expect(before).toMatchObject({ serahan_baru: true, serahan: [{ catatan: 'Tolong.' }] });
    expect(await reads(again, lampiran)).toBe(200);
    expect(await reads(await t.signIn('peserta'), lampiran)).toBe(404);
  });
});
