import type { StatusDaftarUlang } from '@spmb/shared/daftar-ulang/peralihan.ts';
import type { AttemptStatus } from '@spmb/shared/sync/protocol/protocol.ts';
import { eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import { makeRow } from '../../../testing/make-row.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { daftarUlang } from '../../daftar-ulang/daftar-ulang.table.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { berkas } from '../../pendaftaran/berkas.table.ts';
import { seedAcuan } from '../../pendaftaran/testing/seed-acuan.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { hasilSeleksi } from '../../seleksi/seleksi.table.ts';
import { openPendaftaran, write } from '../../situs/testing/admission.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';

/** Somebody as the database has him, for counting by hand. */
export interface Orang {
  id: string;
  jenis_kelamin: 'L' | 'P' | '';
  jurusan_id_1: string | null;
  jurusan_id_2: string | null;
  /** null: takes part in exams only. */
  status: number | null;
  dibuat_ms: number;
  diubah_ms: number | null;
  daftar_ms: number | null;
  dikirim_ms: number | null;
  /** His attempt of today; null: none. */
  ujian: AttemptStatus | null;
  dijadwalkan: boolean;
  /** Date of another row of his. */
  lagi: string | null;
  hasil: 'L' | 'CADANGAN' | null;
  /** Programme of his result: not always his first choice. */
  kursi: string;
  terbit_ms: number | null;
  /** When another row takes the place of what is published. */
  sampai_ms: number | null;
  lepas_ms: number | null;
  daftar_ulang: StatusDaftarUlang | null;
  /** Programme of his re-registration: it counts for a seat of this one alone. */
  daftar_ulang_di: string;
}

const dayMs = 86_400_000;
const at = <One>(all: readonly One[], n: number): One => all[n % all.length] as One;

/** Everybody differs from the next in several ways, so that no two figures agree by chance. */
function orang(n: number, nowMs: number): Orang {
  const status = at([1, 4, null, 2, 4, 0, 5, 4, 3, 6, 1, 4, 0], n);
  const isSent = status !== null && status > 0 && n % 17 !== 3;
  const sentMs = nowMs - (n % 9) * dayMs - (n % 7) * 3_600_000;
  const isPublished = n % 3 !== 0;
  const hasil = status === 4 || n % 10 === 2 ? at(['L', 'CADANGAN', 'L', null] as const, n) : null;
  const kursi = at(['tkj', 'rpl', 'rpl'], n >> 1);
  return {
    id: `orang-${String(n).padStart(3, '0')}`,
    jenis_kelamin: at(['L', 'P', 'P', 'L', 'P', '', 'P'] as const, n),
    jurusan_id_1: at(['rpl', 'tkj', 'rpl', 'rpl', null], n),
    jurusan_id_2: at(['tkj', null, 'rpl'], n),
    status,
    dibuat_ms: sentMs - (n % 4) * dayMs,
    diubah_ms: isSent || n % 5 === 0 ? sentMs : null,
    daftar_ms: isSent ? sentMs : null,
    dikirim_ms: isSent ? sentMs + (n % 3) * 1_000 : null,
    ujian: n % 2 === 0 ? at(['selesai', 'siap', 'mengerjakan', 'final'] as const, n / 2) : null,
    dijadwalkan: n % 4 !== 1,
    lagi: n % 6 === 2 ? at(['2025-07-01', '2025-07-02'], n >> 1) : null,
    hasil,
    kursi,
    terbit_ms: hasil && (isPublished ? nowMs - 1_000 : at([null, nowMs + dayMs], n >> 1)),
    sampai_ms: hasil && n % 10 === 6 ? at([nowMs - 500, nowMs + dayMs], n >> 1) : null,
    lepas_ms: n % 8 === 4 ? nowMs : null,
    daftar_ulang:
      hasil === 'L' ? at(['terverifikasi', 'terkirim', null, 'ditolak', 'lewat'] as const, n >> 2) : null,
    daftar_ulang_di: n % 7 === 5 ? 'mp' : kursi,
  };
}

/** A school of 390 people in every state, some of them deleted again; who is left. */
export async function buildSekolah(t: TestApp): Promise<Orang[]> {
  await openPendaftaran(t);
  await seedAcuan(t);
  const nowMs = t.clock.nowMs();
  const room = await buildExamRuang(t, { participants: 0 });
  const all = Array.from({ length: 390 }, (_, n) => orang(n, nowMs));
  for (const one of all) await write(t, (tx) => simpan(tx, one, room));
  const gone = new Set(all.filter((_, n) => n % 29 === 11).map(({ id }) => id));
  for (const id of gone) {
    await write(t, async (tx) => {
      await tx.delete(ujian).where(ofSchool(ujian, eq(ujian.peserta_id, id)));
      await tx
        .delete(jadwalUjianPeserta)
        .where(ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.peserta_id, id)));
      await tx.delete(daftarUlang).where(ofSchool(daftarUlang, eq(daftarUlang.peserta_id, id)));
      await tx.delete(hasilSeleksi).where(ofSchool(hasilSeleksi, eq(hasilSeleksi.peserta_id, id)));
      await tx.delete(berkas).where(ofSchool(berkas, eq(berkas.peserta_id, id)));
      await tx.delete(peserta).where(ofSchool(peserta, eq(peserta.id, id)));
    });
  }
  return all.filter(({ id }) => !gone.has(id));
}

async function simpan(
  tx: Parameters<Parameters<TestApp['context']['store']['tx']>[1]>[0],
  one: Orang,
  room: Awaited<ReturnType<typeof buildExamRuang>>,
): Promise<void> {
  const { id, jenis_kelamin, jurusan_id_1, jurusan_id_2, status, dibuat_ms } = one;
  const base = { sekolah_id: schoolId, peserta_id: id };
  await tx.insert(peserta).values({
    sekolah_id: schoolId,
    id,
    nomor_peserta: id,
    nama: id,
    jenis_kelamin,
    jurusan_id_1,
    jurusan_id_2,
    status,
    dibuat_ms,
    diubah_ms: dibuat_ms,
  });
  if (one.diubah_ms !== null)
    await tx.insert(berkas).values({
      ...base,
      isi: {},
      versi: 1,
      diubah_ms: one.diubah_ms,
      ke: one.daftar_ms === null ? 0 : 1,
      daftar_ms: one.daftar_ms,
      dikirim_ms: one.dikirim_ms,
    });
  const row = {
    ...base,
    id: `baris-${id}`,
    jadwal_ujian_id: room.jadwalId,
    jadwal_ujian_sesi_id: room.sesiId,
    tanggal: room.tanggal,
    ujian_berlaku: one.ujian && `ujian-${id}`,
    percobaan: 1,
    status_pesan: false,
    asal: 'jadwal' as const,
    diubah_ms: 0,
  };
  if (one.dijadwalkan) await tx.insert(jadwalUjianPeserta).values(row);
  const more = { ...row, id: `lagi-${id}`, jadwal_ujian_id: 'jadwal-lain', ujian_berlaku: null };
  if (one.lagi) await tx.insert(jadwalUjianPeserta).values({ ...more, tanggal: one.lagi });
  if (one.dijadwalkan && one.ujian)
    await makeRow(tx, ujian, {
      id: `ujian-${id}`,
      jadwal_ujian_peserta_id: `baris-${id}`,
      peserta_id: id,
      jadwal_ujian_id: room.jadwalId,
      jadwal_ujian_sesi_id: room.sesiId,
      tanggal: room.tanggal,
      paket_id: 'paket',
      status: one.ujian,
      diarsipkan_ms: null,
    });
  if (one.hasil)
    await tx.insert(hasilSeleksi).values({
      ...base,
      status: one.hasil,
      program_keahlian_id: one.kursi,
      terbit_ms: one.terbit_ms,
      sampai_ms: one.sampai_ms,
      lepas_ms: one.lepas_ms,
      dibuat_ms: 0,
    });
  if (one.daftar_ulang)
    await tx.insert(daftarUlang).values({
      ...base,
      id: `ulang-${id}`,
      program_keahlian_id: one.daftar_ulang_di,
      status: one.daftar_ulang,
      versi: 1,
      diubah_ms: 0,
      diubah_oleh: 'uji',
    });
}
