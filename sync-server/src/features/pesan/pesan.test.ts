import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { pesanKeluar } from '../pesan-keluar/antrean/pesan-keluar.table.ts';
import { openQueue, readPesan } from '../pesan-keluar/testing/open-queue.ts';
import { setSchool, write } from '../situs/testing/admission.ts';
import { verifyLog } from '../ujian/replay/verify-log.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const proctor = perTest(() => t.signIn('supervisor', { nama: 'Bu Pengawas' }));
const operator = perTest(() => t.signIn('operator', { nama: 'Pak Operator' }));
const device = perTest(() => new TestDevice(t));

const id = (index = 0) => room.rows[index]!.barisId;
const rows = async () =>
  (await t.call(proctor, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`)).body;
const toScreen = async (ids: string[], teks = 'Tenang, listrik segera menyala.', tindakan_id = 'p1') =>
  (await t.call(proctor, 'POST', '/api/pesan-layar', { ids, teks, tindakan_id })).body;
const inbox = async (who = siswa) => (await t.call(who, 'GET', '/api/peserta/dashboard')).body.pesans;
const confirm = (rincian: string) => device.record({ jenis: 'peristiwa', nama: 'pesan_dibaca', rincian });

describe('a message to the screen', () => {
  test('S19, S23: it comes with the next answer until it is confirmed; staff see the receipt; on record', async () => {
    await device.begin(siswa, id());
    expect(await device.send()).not.toHaveProperty('pesan');
    expect(await toScreen([id()])).toMatchObject({ status: true, data: { berhasil: [id()], gagal: [] } });
    const sent = { teks: 'Tenang, listrik segera menyala.', dibuat_ms: t.clock.nowMs() };
    expect((await rows())[0].pesan).toEqual({ ...sent, dibaca_ms: null });
    const answer = await device.send();
    expect(answer.pesan).toEqual([{ id: 'p1', dari: 'Bu Pengawas', ...sent }]);
    t.clock.advance(5_000);
    confirm('p1');
    await device.send();
    const dibaca_ms = t.clock.nowMs();
    expect((await rows())[0].pesan).toEqual({ ...sent, dibaca_ms });
    t.clock.advance(5_000);
    confirm('p1');
    await device.send();
    expect((await rows())[0].pesan).toEqual({ ...sent, dibaca_ms });
    expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
    expect(await t.context.store.read.select().from(audit)).toContainEqual(
      expect.objectContaining({ tindakan: 'pesan_layar', baris_id: id(), alasan: sent.teks }),
    );
  });

  test('S23: sent twice it arrives once; before the start it comes with the start and stands in the inbox', async () => {
    await toScreen([id(), id(1)]);
    await toScreen([id(), id(1)]);
    expect(await inbox()).toMatchObject([{ id: 'p1', title: 'Pesan pengawas', dibaca: false }]);
    await device.begin(siswa, id());
    expect(device.start.pesan).toMatchObject([{ id: 'p1' }]);
    confirm('p1');
    await device.send();
    expect(await inbox()).toMatchObject([{ id: 'p1', dibaca: true }]);
    expect((await rows())[1].pesan).toMatchObject({ dibaca_ms: null });
  });

  test('S23: nobody confirms the message of another, and a row that is not watched is named', async () => {
    await toScreen([id(1)]);
    await device.begin(siswa, id());
    confirm('p1');
    expect((await device.send()).ack).toBe(1);
    expect((await rows())[1].pesan).toMatchObject({ dibaca_ms: null });
    expect(await toScreen(['tidak-ada'], 'halo semua', 'p2')).toMatchObject({
      data: { berhasil: [], gagal: [{ id: 'tidak-ada' }] },
    });
  });
});

describe('the private message of the specification', () => {
  const send = async (body: object, who = proctor) =>
    (await t.call(who, 'POST', '/api/jadwal-ujian-absen-send-private-message', body)).body;

  test('S3-ABS-08: by the id alone it calls the participant; with a text of its own that; a repeat arrives once', async () => {
    await device.begin(siswa, id());
    expect(await send({ id: id() })).toMatchObject({
      status: true,
      message: expect.stringMatching(/^Pesan dikirim ke Peserta/),
      data: { id: id(), pesan: { teks: expect.stringContaining('Angkat tangan'), dibaca_ms: null } },
    });
    const teks = 'Lembar coretan ada di depan.';
    for (let i = 0; i < 2; i++) await send({ id: id(), body: teks, tindakan_id: 's1' });
    const { pesan } = await device.send();
    expect(pesan).toMatchObject([{ teks: expect.stringContaining('Angkat tangan') }, { id: 's1', teks }]);
  });

  test('S3-ABS-13, N44: what was not sent is refused with a sentence and never called a success', async () => {
    expect(await send({ id: 'tidak-ada' })).toMatchObject({ status: false, message: /Muat ulang daftar/ });
    expect(await send({ id: id(), body: 'a' })).toMatchObject({ status: false });
    expect(await send({ id: id() }, siswa)).toMatchObject({ status: false });
    expect(await inbox()).toEqual([]);
  });
});

describe('a message to the inbox', () => {
  const letter = { title: 'Jadwal ujian', body: 'Datang pukul 07.00.' };
  const at = () => ({ tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId });
  const send = (kind: string, body: object) =>
    t.call(operator, 'POST', `/api/jadwal-ujian-peserta-${kind}-pesan`, body);

  test('S3-JADP-09: everybody of a session gets it once, and reading it is kept', async () => {
    const body = { ...at(), ...letter, tindakan_id: 'k1' };
    expect((await send('public', body)).body).toMatchObject({ status: true, data: { jumlah: 2 } });
    await send('public', body);
    expect(await inbox()).toMatchObject([{ id: 'k1', ...letter, dari: 'Pak Operator', dibaca: false }]);
    await t.call(siswa, 'POST', '/api/peserta/pesan-dibaca', { ids: ['k1'] });
    expect(await inbox()).toMatchObject([{ id: 'k1', dibaca: true }]);
    expect(await inbox(await room.signIn(1))).toMatchObject([{ id: 'k1', dibaca: false }]);
    const sent = eq(audit.tindakan, 'kirim_pesan');
    expect(await t.context.store.read.select().from(audit).where(sent)).toMatchObject([
      { sesudah: { jumlah: 2, ...letter } },
    ]);
  });

  test('nobody takes the place of the letter of a result by its name', async () => {
    for (const [kind, whom] of [
      ['public', at()],
      ['private', { ids: [id()] }],
    ] as const)
      expect((await send(kind, { ...whom, ...letter, tindakan_id: 'hasil-12' })).body.status).toBe(false);
    expect((await toScreen([id()], 'Halo semua', 'hasil-12')).status).toBe(false);
    expect(await inbox()).toEqual([]);
  });

  describe('where the school has a channel that sends by itself, it tells the same', () => {
    const told = () => readPesan(t, operator);
    const names = async () => Object.keys(await told()).toSorted();
    beforeEach(async () => {
      await openQueue(t, { gerbang_alamat: 'http://127.0.0.1:9/send' });
      for (const [index, nomor_hp] of ['081200000001', '081200000002'].entries())
        await write(t, (tx) =>
          tx.update(peserta).set({ nomor_hp }).where(eq(peserta.id, room.rows[index]!.pesertaId)),
        );
    });

    test('S3-JADP-09: to everybody of the session, once, and the inbox holds it all the same', async () => {
      const body = { ...at(), ...letter, tindakan_id: 'k1' };
      expect((await send('public', body)).body.message).toBe(
        'Pesan dikirim ke kotak masuk 2 peserta. 2 pesan antre ke WhatsApp.',
      );
      await send('public', body);
      const rows = Object.values(await told());
      expect(rows).toHaveLength(2);
      expect(rows[0]).toMatchObject({
        keadaan: 'antre',
        jenis_informasi: 'informasi-jadwal-ujian',
        pesan: expect.stringMatching(/^Jadwal ujian\n\nDatang pukul 07\.00\.\n\nBalas STOP/),
      });
      expect(await inbox()).toHaveLength(1);
    });

    test('S3-JADP-10: a private one to its receiver alone; who wants no messages has it in the inbox alone', async () => {
      await send('private', { id: id(), ...letter });
      expect(await names()).toHaveLength(1);
      const [{ nomor } = { nomor: '' }] = Object.values(await told());
      await t.call(operator, 'DELETE', '/api/utility-wa/1');
      await t.call(operator, 'POST', '/api/utility-wa-berhenti', { nomor, berhenti: true });
      expect((await send('private', { id: id(), ...letter })).body.message).toBe(
        'Pesan dikirim ke kotak masuk 1 peserta.',
      );
      expect(await names()).toEqual([]);
      expect(await inbox()).toHaveLength(2);
    });

    test('one to a single participant goes first; of many no one is urgent, and none goes where staff want the inbox alone', async () => {
      const urgent = async () =>
        (await t.context.store.read.select().from(pesanKeluar)).map(({ mendesak }) => mendesak);
      await send('private', { ids: [id(), id(1)], ...letter });
      expect(await urgent()).toEqual([false, false]);
      for (const kind of ['private', 'public'])
        expect(
          (await send(kind, { ids: [id(), id(1)], ...at(), ...letter, lewat_kanal: false })).body.message,
        ).toBe('Pesan dikirim ke kotak masuk 2 peserta.');
      expect(await urgent()).toEqual([false, false]);
      await send('private', { ids: [id()], ...letter });
      expect((await urgent()).toSorted()).toEqual([false, false, true]);
    });

    describe.each([
      ['messages are sent by hand', 'tangan', () => openQueue(t, { kanal: 'tangan' })],
      ['the channel lacks its address', 'kurang', () => openQueue(t, { gerbang_alamat: '' })],
      ['its switch is off', 'mati', () => setSchool(t, { sms: false })],
    ] as const)('not where %s', (_what, tanpa, turnOff) => {
      beforeEach(turnOff);

      test('the inbox is all there is, and the form is told so', async () => {
        expect((await t.call(operator, 'GET', '/api/kanal-kabar')).body).toEqual({ media: 'wa', tanpa });
        for (const lewat_kanal of [undefined, false])
          expect((await send('public', { ...at(), ...letter, lewat_kanal })).body.message).toBe(
            'Pesan dikirim ke kotak masuk 2 peserta.',
          );
        expect(await names()).toEqual([]);
        expect(await inbox()).toHaveLength(2);
      });

      test('whoever asks for the channel all the same is refused at its field, and nothing is sent', async () => {
        for (const kind of ['private', 'public']) {
          const { body } = await send(kind, { ids: [id()], ...at(), ...letter, lewat_kanal: true });
          expect(body.kesalahan).toEqual({
            lewat_kanal: expect.stringMatching(
              /Belum ada yang dikirim\. .* di menu (Pengaturan|Profil Sekolah)/,
            ),
          });
        }
        expect(await inbox()).toEqual([]);
      });
    });

    test('a message that has gone out is not refused when it is sent again, though the channel is gone since', async () => {
      const body = { ...at(), ...letter, lewat_kanal: true, tindakan_id: 'k1' };
      await send('public', body);
      await openQueue(t, { kanal: 'tangan' });
      expect((await send('public', body)).body.status).toBe(true);
      expect(await inbox()).toHaveLength(1);
    });
  });

  test('S3-JADP-10: a private one goes to the chosen only, and its row says that one was sent', async () => {
    expect((await send('private', { id: id(), ...letter })).body).toMatchObject({ data: { jumlah: 1 } });
    expect(await inbox()).toHaveLength(1);
    expect(await inbox(await room.signIn(1))).toEqual([]);
    const list = (await t.call(operator, 'GET', `/api/jadwal-ujian-peserta/${room.tanggal}/${room.sesiId}`))
      .body;
    const told = Object.fromEntries(
      list.map(({ id: row, status_pesan }: { id: string; status_pesan: boolean }) => [row, status_pesan]),
    );
    expect(told).toMatchObject({ [id()]: true, [id(1)]: false });
    expect((await send('private', { ids: ['tidak-ada'], ...letter })).body).toMatchObject({ status: false });
    expect((await send('private', { id: id() })).body).toMatchObject({ status: false });
  });
});
