import { bolehBeralih, dicabut, diterima, draf, type Pelaku } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { peralihanBerkas } from '../pendaftaran/berkas.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { pesan } from '../pesan/rows/pesan.table.ts';
import { openPendaftaran, write } from '../situs/testing/admission.ts';
import { sendFile } from './testing/send-file.ts';

const t = perFile(buildTestApp);
let rina: Session;
let siti: { session: Session; form: Formulir };
let documents: string[];
beforeAll(async () => {
  await openPendaftaran(t);
  rina = await t.signIn('operator', { nama: 'Rina' });
  siti = await sendFile(t, 'siti');
  const { dokumen } = (await t.call(rina, 'GET', '/api/verifikasi/siti')).body;
  documents = dokumen.map(({ kolom }: { kolom: string }) => kolom);
});

const status = [0, 1, 2, 3, 4, 5, 6];
const pairs = status.flatMap((dari) => status.map((ke) => [dari, ke] as const));

const say = (ke: number) =>
  t.call(rina, 'POST', '/api/verifikasi', {
    id: 'siti',
    verifikasi_status: ke,
    alasan_kode: ['buram'],
    pesan: 'Foto lagi.',
    dokumen: documents.map((kolom) => ({ kolom, putusan: ke === diterima ? 'baik' : 'buram' })),
  });

/** What stands of the file: its status, and all that acts leave behind. */
async function stand() {
  const { read } = t.context.store;
  const [own] = await read.select().from(peserta).where(eq(peserta.id, 'siti'));
  const acts = await read.select().from(peralihanBerkas).where(eq(peralihanBerkas.peserta_id, 'siti'));
  const trail = await read.select().from(audit).where(eq(audit.baris_id, 'siti'));
  const letters = await read.select().from(pesan).where(eq(pesan.peserta_id, 'siti'));
  return { status: own?.status, acts: acts.length, trail: trail.length, letters: letters.length };
}

/** From `dari`: the act leads to `ke` with one row, one entry and one letter where that is a way, and else changes nothing. */
async function expectWay(oleh: Pelaku, dari: number, ke: number, act: () => ReturnType<typeof say>) {
  await write(t, (tx) => tx.update(peserta).set({ status: dari }).where(eq(peserta.id, 'siti')));
  t.clock.advance(1_000);
  const before = await stand();
  const { httpStatus, body } = await act();
  const { acts, trail, letters } = before;
  if (bolehBeralih(dari, ke, oleh)) {
    expect(body.status).toBe(true);
    expect(await stand()).toEqual({ status: ke, acts: acts + 1, trail: trail + 1, letters: letters + 1 });
  } else {
    expect([200, 404, 409]).toContain(httpStatus);
    expect(body).toMatchObject({ status: false, message: expect.stringMatching(/\w+ \w+/) });
    expect(await stand()).toEqual(before);
  }
}

describe('D-RULE-05, D-RULE-16: every way of a file is on record and told its applicant, and there is no other', () => {
  test.each(pairs)('the committee, from %i to %i', (dari, ke) =>
    expectWay('panitia', dari, ke, () => say(ke)),
  );

  test.each(status)('the applicant withdraws, from %i', (dari) =>
    expectWay('pendaftar', dari, dicabut, () =>
      t.call(siti.session, 'POST', '/api/peserta/pendaftaran-cabut', { konfirmasi: 'siti' }),
    ),
  );

  test.each(status)('the applicant sends his form, from %i', (dari) =>
    expectWay('pendaftar', dari, dari === draf ? 1 : 3, () =>
      t.call(siti.session, 'POST', '/api/peserta/pendaftaran', siti.form),
    ),
  );
});
