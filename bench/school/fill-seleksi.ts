import { schoolId } from '../../sync-server/src/db/school-id.ts';
import { openStore } from '../../sync-server/src/db/open/open-store.ts';
import { nilaiPeserta } from '../../sync-server/src/features/olah-nilai/skor/nilai-peserta.table.ts';
import { berkas, berkasTerkirim } from '../../sync-server/src/features/pendaftaran/berkas.table.ts';
import { getSyarat } from '../../sync-server/src/features/pendaftaran/syarat.queries.ts';
import { peserta } from '../../sync-server/src/features/peserta/rows/peserta.table.ts';
import { programKeahlian } from '../../sync-server/src/features/program-keahlian/program-keahlian.table.ts';
import { formulirDemo, type AcuanDemo } from '../../sync-server/src/testing/demo/pendaftar/formulir-demo.ts';
import { buildNamaPeserta } from '../../sync-server/src/testing/demo/school/nama-peserta.ts';

const portion = 500;
const people = buildNamaPeserta(1_500);

/** Id of a programme. */
export const programOf = (at: number): string => `program-${at}`;
/** Id of an applicant. */
export const calonOf = (at: number): string => `calon-${String(at).padStart(6, '0')}`;

/** Adds `applicants` with verified files and whole scores over `programs`, with seats for two of three. */
export async function fillSeleksi(dataDir: string, applicants: number, programs: number): Promise<void> {
  const store = await openStore(dataDir, (error) => {
    throw error;
  });
  const school = { sekolah_id: schoolId };
  const system = { ...school, akun_id: null, nama: 'bench' };
  const pagu = Math.ceil((applicants / programs) * (2 / 3));
  await store.tx(system, (tx) =>
    tx.insert(programKeahlian).values(
      Array.from({ length: programs }, (_, at) => ({
        ...school,
        id: programOf(at),
        name: `Program ${at}`,
        singkat: `P${at}`,
        pagu,
        warna: '#1e6fd9',
        versi: 1,
        diubah_ms: 0,
      })),
    ),
  );
  const syarat = await getSyarat(store.read, Date.now());
  const acuan: AcuanDemo = { programs: ['program'], sekolah: new Map(), syarat };
  for (let start = 0; start < applicants; start += portion)
    await store.tx(system, async (tx) => {
      const rows = Array.from({ length: Math.min(portion, applicants - start) }, (_, index) =>
        rowsOf(start + index, programs, acuan),
      );
      await tx.insert(peserta).values(rows.map((one) => one.peserta));
      await tx.insert(berkas).values(rows.map((one) => one.berkas));
      await tx.insert(berkasTerkirim).values(rows.map((one) => one.terkirim));
      await tx.insert(nilaiPeserta).values(rows.map((one) => one.nilai));
    });
  await store.close();
}

function rowsOf(at: number, programs: number, acuan: AcuanDemo) {
  const person = people[at % people.length];
  if (!person) throw new Error('no names');
  const own = { sekolah_id: schoolId, peserta_id: calonOf(at) };
  // Scattered alike in every run; the second choice is always another one.
  const first = (at * 7_919) % programs;
  const second = (first + 1 + ((at * 31) % (programs - 1))) % programs;
  const isi = formulirDemo(person, at, acuan);
  return {
    peserta: {
      sekolah_id: schoolId,
      id: calonOf(at),
      nomor_peserta: `calon-${at}`,
      nomor_register: `BENCH-${String(at).padStart(6, '0')}`,
      nisn: String(60_000_000 + at).padStart(10, '0'),
      nama: person.nama,
      jenis_kelamin: person.jenis_kelamin,
      jurusan_id_1: programOf(first),
      jurusan_id_2: programOf(second),
      status: 4,
      dibuat_ms: 0,
      diubah_ms: 0,
    },
    berkas: { ...own, isi, versi: 1, diubah_ms: 0, ke: 1, daftar_ms: at, dikirim_ms: at },
    terkirim: { ...own, ke: 1, isi, nilai_rapor: 7_000 + ((at * 13) % 3_000), dibuat_ms: at },
    nilai: {
      ...own,
      wawancara: (at * 37) % 10_000,
      diketik: { teori: (at * 17) % 2_000 },
      order_person_status: false,
      order_person_name: '',
      afirmasi: at % 6 === 0,
      prioritas: false,
      prioritas_alasan: '',
      keterangan: '',
      versi: 1,
      diubah_ms: 0,
    },
  };
}
