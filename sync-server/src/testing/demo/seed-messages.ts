import type { KeadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { dayMs } from '@spmb/shared/kernel/zone.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { schoolId } from '../../db/school-id.ts';
import { antrekanPesan } from '../../features/pesan-keluar/antrean/antrekan.mutations.ts';
import { pesanKeluar } from '../../features/pesan-keluar/antrean/pesan-keluar.table.ts';
import { peserta } from '../../features/peserta/rows/peserta.table.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };

const diam = 'Nomor ini tidak memakai WhatsApp. Minta nomor lain kepada pendaftar.';
const ragu = 'Sambungan terputus sebelum kanal menjawab.';

/** How a blast of yesterday stands by now; what nobody has sent yet is worked off by hand. */
const stand: readonly (readonly [KeadaanPesan, sebab?: string])[] = [
  ['dibaca'],
  ['dibaca'],
  ['sampai'],
  ['sampai'],
  ['sampai'],
  ['terkirim'],
  ['gagal', diam],
  ['tidak_pasti', ragu],
  ['antre'],
  ['antre'],
  ['antre'],
  ['antre'],
];

/** Messages to families in every state that staff meet. No phone has these numbers: none begins with 0800. */
export async function seedMessages({ store, clock, state }: Context): Promise<void> {
  const atMs = clock.nowMs() - dayMs;
  const { id: peserta_id, nama, nomor_peserta } = peserta;
  const people = await store.read
    .select({ peserta_id, nama })
    .from(peserta)
    .orderBy(asc(nomor_peserta))
    .limit(stand.length);
  const surat = people.map((one, at) => ({
    ...one,
    nomor: `628003${String(at).padStart(6, '0')}`,
    pesan: `Bapak/Ibu orang tua ${one.nama}, rapat orang tua hari Sabtu pukul 09.00 di aula sekolah.`,
  }));
  const tindakan = newId(atMs);
  const asal = {
    tindakan,
    jenis_informasi: 'informasi-umum',
    program_keahlian_id: null,
    media: 'wa',
  } as const;
  await store.tx(system, async (tx) => {
    await antrekanPesan(tx, atMs, { ...asal, generasi: state.generasi }, surat);
    for (const [at, [keadaan, sebab = '']] of stand.entries())
      await tx
        .update(pesanKeluar)
        .set({ keadaan, sebab, ...(keadaan !== 'antre' && { kanal: 'gerbang', percobaan: 1, coba: 1 }) })
        .where(eq(pesanKeluar.nomor, surat[at]?.nomor ?? ''));
  });
}
