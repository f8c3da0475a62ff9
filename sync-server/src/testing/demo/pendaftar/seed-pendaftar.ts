import type { Role } from '@spmb/shared/kernel/role.ts';
import { dicabut, draf, diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { akun } from '../../../features/akun/account/akun.table.ts';
import { getSyarat } from '../../../features/pendaftaran/syarat.queries.ts';
import { refSekolah } from '../../../features/ref-sekolah/ref-sekolah.table.ts';
import { buildNamaPeserta } from '../school/nama-peserta.ts';
import type { AcuanDemo } from './formulir-demo.ts';
import { formulirDemo } from './formulir-demo.ts';
import { berkasMilik, penyimpangan } from './penyimpangan.ts';
import { banyakPendaftar, susunRencana } from './rencana.ts';
import { seedAkunPendaftar } from './seed-akun-pendaftar.ts';
import { seedDaftarUlang } from './seed-daftar-ulang.ts';
import { seedDokumenPeserta } from './seed-dokumen-peserta.ts';
import { seedPercakapan } from './seed-percakapan.ts';
import { seedPermohonan } from './seed-permohonan.ts';
import { kirimBerkas, simpanDrafDemo } from './kirim-berkas.ts';
import { seedPutusan } from './seed-putusan.ts';
import { seedSanggahan } from './seed-sanggahan.ts';
import { seedSeleksi } from './seed-seleksi.ts';
import { seedGelombang1 } from './gelombang-1.ts';
import { simpanBerkas } from './simpan-berkas.ts';
import type { PendaftarDemo } from './pendaftar-demo.ts';
import { together } from './together.ts';

/**
 * 600 applicants with their forms and papers: the participants of the exams, who were accepted in the first round, and
 * behind them those of the second round in every state, through the mutations that real ones go through.
 */
export async function seedPendaftar(context: Context, programs: readonly string[]): Promise<void> {
  const nowMs = context.clock.nowMs();
  const own = await seedAkunPendaftar(context);
  const rencana = susunRencana(own.peserta);
  const orang = buildNamaPeserta(banyakPendaftar(own.peserta));
  const acuan = await readAcuan(context, programs);
  const pendaftar = own.all.map((who, nomor): PendaftarDemo => {
    const [one, plan] = [orang[nomor], rencana[nomor]];
    if (!one || !plan) throw new Error('the demo has more applicants than plans');
    const isi = { ...formulirDemo(one, nomor, acuan), ...penyimpangan(nomor, orang) };
    const sekolah = one.nama_sekolah_asal;
    return { ...who, nowMs, isi, plan, sekolah };
  });
  await together(pendaftar, async (one) => {
    const { isi, plan, sekolah } = one;
    const files = { isi, nomor: plan.nomor, sekolah };
    one.files = await simpanBerkas(context, files, { syarat: acuan.syarat, terpisah: plan.terpisah });
  });
  for (const [nomor, { field, dari }] of Object.entries(berkasMilik)) {
    const same = pendaftar[dari]?.files?.get(field);
    if (same) pendaftar[Number(nomor)]?.files?.set(field, same);
  }
  const staff = await readStaff(context);
  const [petugas] = staff;
  if (!petugas) throw new Error('the demo has no operator');
  await seedGelombang1(context, pendaftar.slice(0, own.peserta), { petugas, syarat: acuan.syarat });
  await seedSeleksi(context, programs, await getAdmin(context));
  await seedDaftarUlang(context, pendaftar.slice(0, own.peserta), petugas);
  const inTurn = pendaftar.slice(own.peserta).toSorted((a, b) => b.plan.dikirimLaluMs - a.plan.dikirimLaluMs);
  await together(
    inTurn.filter(({ plan }) => plan.status !== draf),
    (one) => kirimBerkas(context, one),
  );
  await together(
    inTurn.filter(({ plan }) => plan.status === draf),
    (one) => simpanDrafDemo(context, one),
  );
  await seedPutusan(context, inTurn, { petugas, syarat: acuan.syarat });
  const terkirim = inTurn.filter(({ plan }) => plan.status !== draf);
  await seedDokumenPeserta(context, terkirim, petugas);
  await seedSanggahan(context, terkirim, petugas);
  await seedPercakapan(
    context,
    pendaftar.filter(({ plan }) => plan.status !== draf && plan.status !== diterima),
    petugas,
  );
  await seedPermohonan(
    context,
    inTurn.filter(({ plan }) => plan.status !== draf && plan.status !== dicabut),
    petugas,
  );
}

async function readAcuan({ store, clock }: Context, programs: readonly string[]): Promise<AcuanDemo> {
  const { id, npsn, name } = refSekolah;
  const schools = await store.read.select({ id, npsn, name }).from(refSekolah).where(ofSchool(refSekolah));
  const sekolah = new Map(schools.map((one) => [one.name, one]));
  return { programs, sekolah, syarat: await getSyarat(store.read, clock.nowMs()) };
}

/** Accounts of staff who review files. */
const readStaff = (context: Context) => readAkun(context, 'operator');

async function getAdmin(context: Context) {
  const [admin] = await readAkun(context, 'administrator');
  if (!admin) throw new Error('the demo has no administrator');
  return admin;
}

const readAkun = ({ store }: Context, authent: Role) =>
  store.read
    .select({ akun_id: akun.id, nama: akun.username })
    .from(akun)
    .where(ofSchool(akun, eq(akun.authent, authent)))
    .orderBy(asc(akun.id));
