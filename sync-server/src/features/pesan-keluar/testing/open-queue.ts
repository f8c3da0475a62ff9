import type { PesanWa } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { schoolId } from '../../../db/school-id.ts';
import { savePengaturan } from '../../../settings/pengaturan.mutations.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';
import { setSchool } from '../../situs/testing/admission.ts';
import type { PesanKeluarFeature } from '../pesan-keluar.feature.ts';

const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };

/** The school sends through a gateway, at any hour and as much as it likes, unless `isi` says otherwise. */
export async function openQueue(t: TestApp, isi: Record<string, unknown>): Promise<void> {
  await setSchool(t, { sms: true });
  await setPesan(t, { kanal: 'gerbang', ...isi });
}

export async function setPesan(t: TestApp, isi: Record<string, unknown>): Promise<void> {
  const free = { tenang_mulai: null, tenang_selesai: null, per_menit: 600, per_hari: 100_000 };
  await t.context.store.tx(actor, (tx) =>
    savePengaturan(tx, t.clock.nowMs(), 'pesan', { isi: { ...free, ...isi }, versi: 0 }),
  );
}

/** So many applicants, each with a number of his own. */
export const seedCalon = (t: TestApp, many: number, first = 1): Promise<void> =>
  seedPeserta(
    t,
    Array.from({ length: many }, (_, at) => ({
      nomor_peserta: `P-${first + at}`,
      nama: `Calon ${first + at}`,
      nomor_hp: `628120000${String(first + at).padStart(4, '0')}`,
    })),
  );

/** Lets the server send what may go now. */
export async function sendNow(t: Pick<TestApp, 'features'>): Promise<void> {
  const found = t.features.find((one): one is PesanKeluarFeature => one.name === 'pesan-keluar');
  await found?.pengirim.kirim(new AbortController().signal);
}

/** The messages of the list by the name of their receiver. */
export async function readPesan(
  t: TestApp,
  who: Parameters<TestApp['call']>[0],
): Promise<Record<string, PesanWa>> {
  const rows = (await t.call(who, 'GET', '/api/utility-wa')).body as PesanWa[];
  return Object.fromEntries(rows.map((row) => [row.name, row]));
}
