import type { AnyResource } from '@spmb/shared/kernel/resource.ts';
import { buildIsianJadwalUjian } from '@spmb/shared/testing/build-isian-jadwal-ujian.ts';
import { seedBank } from '../features/jadwal-ujian/testing/seed.ts';
import { buildPdf, buildPicture } from '../features/media/testing/build-file.ts';
import { isianOf, type Isian } from './isian-of.ts';
import type { Session, TestApp } from './test-app.ts';

/** Where the list of a resource is in a school that has what its records refer to, and a new record for it. */
export interface NewRecord {
  path: string;
  isian: Isian;
}

/** Fills the school with what records of some resources lie under or name; answers a new record for each resource. */
export async function prepareRecords(
  t: TestApp,
  admin: Session,
): Promise<(resource: AnyResource) => NewRecord> {
  const make = async (path: string, body: object) => (await t.call(admin, 'POST', path, body)).body;
  await make('/api/provinsi', { id: '91', name: 'Uji' });
  await make('/api/kabupaten/91', { id: '9101', name: 'Uji' });
  await make('/api/kecamatan/9101', { id: '910101', name: 'Uji' });
  const bank = await seedBank(t, 40);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(buildPdf())], 'peraturan.pdf'));
  const peraturan = (await make('/api/media?doctype=peraturan', form)).name as string;
  const gambar = new FormData();
  gambar.append('file', new File([new Uint8Array(await buildPicture('png'))], 'slider.png'));
  const slide = (await make('/api/media?doctype=slider', gambar)).name as string;
  /** Of a resource whose records refer to others: what they are, and below which its list lies. */
  const further: Record<string, { under?: string; isian?: Isian }> = {
    dokumen_persyaratan: { isian: { path: null } },
    peraturan: { isian: { path: peraturan } },
    slider: { isian: { path: slide } },
    pengumuman: { isian: { level: 'peserta', mulai: null, selesai: null } },
    jurusan_pendidikan: { under: '08' },
    provinsi: { isian: { id: '92' } },
    kabupaten: { under: '91', isian: { id: '9102' } },
    kecamatan: { under: '9101', isian: { id: '910102' } },
    desa: { under: '910101', isian: { id: '9101012001' } },
    jadwal_ujian_sesi: { isian: { jam_selesai: '09:00' } },
    jadwal_ujian: { isian: buildIsianJadwalUjian({ master_soal_id_1: bank }) },
    akun: { isian: { email: 'uji@sekolah.id', authent: 'operator', jurusan_id: null, semua_program: false } },
    master_soal: { isian: { program_keahlian_id: null, lampiran: null } },
    soal: {
      under: bank,
      isian: { soal: 'Uji', pilihan_a: '1', pilihan_b: '2', jawaban: 'A' },
    },
  };
  return (resource) => {
    const { under, isian = {} } = further[resource.name] ?? {};
    const isWhole = ['jadwal_ujian', 'soal'].includes(resource.name);
    return {
      path: under === undefined ? resource.path : `${resource.path}/${under}`,
      isian: isWhole ? isian : isianOf(resource, isian),
    };
  };
}
