import type { DasborPendaftar } from '@spmb/shared/dasbor-pendaftar/calls.ts';
import { susunGarisWaktu, yangDitunggu } from '@spmb/shared/dasbor-pendaftar/garis-waktu.ts';
import { kabarStatus } from '@spmb/shared/dasbor-pendaftar/kabar-status.ts';
import { instantOf, type Zone } from '@spmb/shared/kernel/zone.ts';
import { draf, peristiwaPenentu } from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import {
  bolehMenyanggah,
  isMasaSanggahan,
  type SanggahanPendaftar,
} from '@spmb/shared/sanggahan/sanggahan.ts';
import { pendaftaranEndMs } from '@spmb/shared/sekolah/is-pendaftaran-open.ts';
import { kataTerbuka, kolomSyarat } from '@spmb/shared/verifikasi/kata-terbuka.ts';
import type { Context } from '../../context.ts';
import type { Reader } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { listDokumenPeserta } from '../dokumen-peserta/dokumen-peserta.queries.ts';
import { getPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { listTampil } from '../pengumuman/pengumuman.queries.ts';
import { findNaskahLagi } from '../persetujuan/persetujuan.queries.ts';
import { listPesanPercakapan } from '../pesan/percakapan.queries.ts';
import { listSanggahanOf } from '../sanggahan/sanggahan.queries.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';
import { listHari } from '../situs/susun-situs.queries.ts';
import { findPemeriksaan } from '../verifikasi/pemeriksaan/pemeriksaan.queries.ts';
import { listAlasan, listPeralihan } from './dasbor.queries.ts';

/** An applicant's dashboard. Throws NotFound for who has no form. */
export async function lihatDasbor(
  { store: { read }, clock, ahead }: Context,
  pesertaId: string | null,
): Promise<DasborPendaftar> {
  const nowMs = clock.nowMs();
  const own = await getPendaftar(read, pesertaId);
  const school = await findSekolah(read);
  const zona = school?.zona ?? 'WIB';
  const [peralihan, hari, pengumuman, pesans] = await Promise.all([
    listPeralihan(read, own.id),
    listHari(read),
    listTampil(read, 'peserta', nowMs, zona),
    listPesanPercakapan(read, own.id),
  ]);
  const last = peralihan.findLast(({ peristiwa }) => peristiwaPenentu.includes(peristiwa));
  const decided = last?.peristiwa === 'verifikasi' ? last : undefined;
  const nomor_register = own.nomor_register ?? '';
  const profilMs = instantIn(school?.tanggal_pengumuman, school?.jam_pengumuman ?? '00:00', zona);
  const hasil_ms = (await ahead.findWaktuHasil(read, nowMs, profilMs ?? undefined)) ?? null;
  const riwayat = { ...own, nomor_register, peralihan, hari, pengumuman, hasil_ms };
  return {
    nomor_register,
    status: own.status,
    status_kata: statusBerkasText(own.status),
    kabar: kabarStatus(own.status),
    pesan: decided?.catatan ?? '',
    alasan: await listAlasan(read, decided?.alasan ?? []),
    terbuka: own.terbuka && (await kataDari(read, own, own.terbuka)),
    informasis: susunGarisWaktu(riwayat, nowMs, zona),
    hitung_mundur: yangDitunggu(riwayat, school ? pendaftaranEndMs(school) : null, nowMs),
    pesans,
    sanggahan: await lihatSanggahan(read, own, nowMs, zona),
    persetujuan: own.status === draf ? null : await findNaskahLagi(read, own.id),
    server_ms: nowMs,
  };
}

/** What may be corrected, in words. */
async function kataDari(
  read: Reader,
  own: { id: string; status: number },
  terbuka: readonly string[],
): Promise<string[]> {
  const said = (await findPemeriksaan(read, own.id))?.dokumen ?? [];
  const dokumen = await listDokumenPeserta(read, own);
  const syarat = dokumen.map(({ id, name }) => ({ kolom: kolomSyarat(id), label: name }));
  return kataTerbuka(terbuka, said, syarat);
}

const instantIn = (tanggal: string | null | undefined, jam: string, zona: Zone): number | null =>
  tanggal ? instantOf(tanggal, jam, zona) : null;

async function lihatSanggahan(
  read: Reader,
  { id, status }: { id: string; status: number },
  nowMs: number,
  zona: Zone,
): Promise<SanggahanPendaftar> {
  const masa = await getPengaturan(read, 'seleksi');
  const isOpen = isMasaSanggahan(masa, nowMs, zona) && bolehMenyanggah(status);
  const daftar = await listSanggahanOf(read, id);
  return {
    terbuka: isOpen && daftar.every(({ dijawab_ms }) => dijawab_ms !== null),
    selesai: masa.sanggahan_selesai,
    daftar,
  };
}
