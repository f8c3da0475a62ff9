import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { byId } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { akun } from '../akun/account/akun.table.ts';
import { buildInbox } from './testing/build-inbox.ts';

const t = perTest(buildTestApp);
const inbox = perTest(() => Promise.resolve(buildInbox(t)));
let rina: Session;
let adi: Session;
beforeEach(async () => {
  rina = await t.signIn('operator', { nama: 'Bu Rina' });
  adi = await t.signIn('administrator', { nama: 'Pak Adi' });
  await inbox.write(await inbox.pendaftar('siti'));
});

const hand = (fields: object, who = rina) =>
  t.call(who, 'POST', '/api/pesan-petugas', { id: 'siti', ...fields });
const seen = (who: Session) => t.call(who, 'POST', '/api/pesan-dibaca', { id: 'siti', ids: [] });

describe('D-RULE-16: a conversation that is handed over', () => {
  test('stands with its note in the thread and on record', async () => {
    t.clock.advance(1_000);
    const { body } = await hand({ akun_id: adi.akun_id, catatan: 'Soal rapor, Bapak yang tahu.' });
    expect(body.data).toMatchObject({
      petugas: { nama: 'Pak Adi' },
      serahan: [{ dari: 'Bu Rina', kepada: 'Pak Adi', catatan: 'Soal rapor, Bapak yang tahu.' }],
    });
    const entries = await t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.tindakan, 'serahkan_pesan'));
    expect(entries).toMatchObject([{ baris_id: 'siti', akun_id: rina.akun_id }]);
  });

  test('never shows its note to the applicant', async () => {
    const budi = await inbox.pendaftar('budi');
    await inbox.write(budi);
    await hand({ id: 'budi', akun_id: adi.akun_id, catatan: 'RAHASIA' });
    for (const path of ['dashboard', 'dasbor-pendaftar'])
      expect(JSON.stringify((await t.call(budi, 'GET', `/api/peserta/${path}`)).body)).not.toContain(
        'RAHASIA',
      );
  });

  test('is new to whom it was given until he opens it, and opening it by another changes nothing', async () => {
    await hand({ akun_id: adi.akun_id });
    await seen(rina);
    expect(await inbox.list(adi)).toMatchObject([{ serahan_baru: true }]);
    expect((await seen(adi)).body.data.serahan_baru).toBe(false);
  });

  const done = (who: Session) => t.call(who, 'POST', '/api/pesan-selesai', { id: 'siti', selesai: true });
  const acts = {
    answers: (who: Session) => inbox.reply(who, 'siti'),
    'is done with it': done,
  };
  test.each(Object.entries(acts))(
    'stays new to whom it was given though somebody else %s',
    async (_, act) => {
      await hand({ akun_id: adi.akun_id });
      expect((await act(rina)).body.status).toBe(true);
      expect(await inbox.list(adi)).toMatchObject([{ serahan_baru: true, petugas: { nama: 'Pak Adi' } }]);
    },
  );
  test.each(Object.entries(acts))('is new no more once he himself %s', async (_, act) => {
    await hand({ akun_id: adi.akun_id });
    expect((await act(adi)).body.status).toBe(true);
    expect(await inbox.list(adi)).toMatchObject([{ serahan_baru: false }]);
  });

  test('taken for oneself is new to nobody', async () => {
    expect((await hand({ akun_id: rina.akun_id })).body.data).toMatchObject({ serahan_baru: false });
  });

  test('sent twice is one act; to who has it already it is none, unless there is a note', async () => {
    const act = { akun_id: adi.akun_id, catatan: 'Tolong', operasi_id: 'serahan-1' };
    for (let i = 0; i < 2; i++) expect((await hand(act)).body.status).toBe(true);
    await hand({ akun_id: adi.akun_id });
    expect((await inbox.open(rina, 'siti')).serahan).toHaveLength(1);
    await hand({ akun_id: adi.akun_id, catatan: 'Mendesak' });
    expect((await inbox.open(rina, 'siti')).serahan).toHaveLength(2);
  });

  test('a repeat that comes late does not take it back from whom it was given since', async () => {
    const first = { akun_id: adi.akun_id, operasi_id: 'serahan-1' };
    await hand(first);
    await hand({ akun_id: rina.akun_id, operasi_id: 'serahan-2' }, adi);
    expect((await hand(first)).body.data.petugas.nama).toBe('Bu Rina');
  });

  test('by two at once goes to whom the first one chose: the second is told who changed it, and may do it knowingly', async () => {
    const budi = await t.signIn('operator', { nama: 'Pak Budi' });
    const first = { akun_id: budi.akun_id, catatan: 'Soal rapor', dari_akun_id: null };
    const second = { akun_id: adi.akun_id, dari_akun_id: null, operasi_id: 'serahan-2' };
    expect((await hand(first)).httpStatus).toBe(200);
    const refused = await hand(second, adi);
    expect(refused.httpStatus).toBe(409);
    expect(refused.body.message).toContain('Bu Rina baru menyerahkan percakapan ini kepada Pak Budi');
    expect(refused.body.data).toMatchObject({
      petugas: { id: budi.akun_id },
      serahan: [{ dari: 'Bu Rina' }],
    });
    expect((await inbox.open(rina, 'siti')).petugas.nama).toBe('Pak Budi');
    const knowingly = { ...second, dari_akun_id: refused.body.data.petugas.id };
    // Its repeat after a lost answer is the same act, though the page showed somebody else before it.
    for (let i = 0; i < 2; i++) expect((await hand(knowingly, adi)).body.data.petugas.nama).toBe('Pak Adi');
    expect((await inbox.open(rina, 'siti')).serahan).toHaveLength(2);
  });

  test.each([
    ['was given back', () => hand({ akun_id: null }, adi), 'Pak Adi baru melepas percakapan ini'],
    [
      'went to whoever answered',
      async () => {
        await hand({ akun_id: null });
        t.clock.advance(1_000);
        await inbox.reply(rina, 'siti');
      },
      'Percakapan ini sekarang dipegang Bu Rina',
    ],
  ])('that %s since it was read is handed over by nobody unawares', async (_, act, words) => {
    await hand({ akun_id: adi.akun_id });
    t.clock.advance(1_000);
    await act();
    const { httpStatus, body } = await hand({
      akun_id: rina.akun_id,
      catatan: 'x',
      dari_akun_id: adi.akun_id,
    });
    expect([httpStatus, body.message]).toEqual([409, expect.stringContaining(words)]);
  });

  test('is given to whom its page showed, also where nobody looks after it because his account may not answer', async () => {
    await hand({ akun_id: adi.akun_id });
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
      await tx.update(akun).set({ status: 1 }).where(byId(akun, adi.akun_id));
    });
    expect((await hand({ akun_id: rina.akun_id, dari_akun_id: null })).httpStatus).toBe(200);
  });

  test.each(['guru', 'supervisor', 'peserta'] as const)('is not given to %s, nor by him', async (role) => {
    const other = await t.signIn(role);
    expect((await hand({ akun_id: other.akun_id })).body.message).toContain('tidak dapat menjawab');
    expect((await hand({ akun_id: adi.akun_id }, other)).httpStatus).toBe(403);
    expect((await inbox.open(rina, 'siti')).petugas).toBeNull();
  });

  test('whose account may not answer any more looks after nothing: it is open to all, and who answers has it', async () => {
    await hand({ akun_id: adi.akun_id });
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
      await tx.update(akun).set({ status: 1 }).where(byId(akun, adi.akun_id));
    });
    expect(await inbox.list(rina, 'saring=tanpa')).toMatchObject([{ id: 'siti', petugas: null }]);
    await inbox.reply(rina, 'siti');
    expect(await inbox.open(rina, 'siti')).toMatchObject({
      petugas: { nama: 'Bu Rina' },
      serahan_baru: false,
    });
  });
});
