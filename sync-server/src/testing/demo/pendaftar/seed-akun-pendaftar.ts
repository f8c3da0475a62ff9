import { asc, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { idLetters, newId } from '../../../db/new-id.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import { insertAkun } from '../../../features/akun/account/akun.mutations.ts';
import { insertPeserta } from '../../../features/peserta/rows/peserta.mutations.ts';
import { peserta } from '../../../features/peserta/rows/peserta.table.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';
import { hashSandi } from '../../../server/sandi/sandi.ts';
import { buildNamaPeserta } from '../school/nama-peserta.ts';
import { nisnDemo } from './formulir-demo.ts';
import { banyakPendaftar, susunRencana } from './rencana.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };
const password = 'demo-pendaftar';

interface Pemilik {
  id: string;
  akun_id: string;
  nama: string;
}

/** The participants of the exams, and new applicants with a draft, who sign in by their NISN and with one password. */
export async function seedAkunPendaftar(context: Context): Promise<{ peserta: number; all: Pemilik[] }> {
  const { id, akun_id, nama } = peserta;
  const known = await context.store.read
    .select({ id, akun_id, nama })
    .from(peserta)
    .where(ofSchool(peserta, isNotNull(peserta.ruang)))
    .orderBy(asc(peserta.nomor_peserta));
  const nowMs = context.clock.nowMs();
  const sandi_hash = await hashSandi(password);
  const orang = buildNamaPeserta(banyakPendaftar(known.length)).slice(known.length);
  const rencana = susunRencana(known.length);
  const rows = orang.map((one, index) => {
    const sejakMs = nowMs - (rencana[known.length + index]?.dikirimLaluMs ?? 0) - 3_600_000;
    const nisn = nisnDemo(known.length + index);
    return { nama: one.nama, nisn, sejakMs, id: newId(sejakMs), akun_id: newId(sejakMs) };
  });
  for (let at = 0; at < rows.length; at += 60) {
    const part = rows.slice(at, at + 60);
    await context.store.tx(system, async (tx) => {
      const authent = { authent: 'peserta', sandi_jenis: 'argon2id', sandi_hash } as const;
      const accounts = part.map((one) => ({
        id: one.akun_id,
        username: one.nama,
        email: one.nisn,
        ...authent,
      }));
      await insertAkun(tx, nowMs, accounts);
      for (const { sejakMs, id, akun_id, nisn, nama } of part)
        await insertPeserta(tx, sejakMs, [
          {
            id,
            akun_id,
            nomor_peserta: nisn,
            nisn,
            nama,
            jenis_kelamin: '',
            kode_verifikasi: idLetters(systemRandomness.bytes(20)),
            status: 0,
          },
        ]);
    });
  }
  const peserta_ = known.map((one) => ({ ...one, akun_id: one.akun_id ?? '' }));
  return {
    peserta: known.length,
    all: [...peserta_, ...rows.map(({ id, akun_id, nama }) => ({ id, akun_id, nama }))],
  };
}
