import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { NamaAcuanById } from '@spmb/shared/pendaftaran/teks-isian.ts';
import type { peserta } from '../peserta/rows/peserta.table.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';

type Own = typeof peserta.$inferSelect;

/** An accepted applicant with his form. */
export interface IsiDapodik {
  own: Own;
  isi: Formulir;
  namaAcuan: NamaAcuanById;
  nomor: number;
}

type Fill = (one: IsiDapodik) => SheetCell;
const empty: Fill = () => null;
/** Columns that a registration form does not ask for. */
const unasked = (...heads: string[]): [string, Fill][] => heads.map((head) => [head, empty]);
const parent = (who: string, nama: Fill, pekerjaan: Fill): [string, Fill][] => [
  [`Nama ${who}`, nama],
  ...unasked(`Tahun Lahir ${who}`, `Jenjang Pendidikan ${who}`),
  [`Pekerjaan ${who}`, pekerjaan],
  ...unasked(`Penghasilan ${who}`, `NIK ${who}`),
];

const isKip = ({ isi }: IsiDapodik) => isi.afirmasi_status && isi.afirmasi_jenis_bantuan === 'kip';
const isKps = ({ isi }: IsiDapodik) => isi.afirmasi_status && isi.afirmasi_jenis_bantuan === 'kps';
const isKks = ({ isi }: IsiDapodik) => isi.afirmasi_status && isi.afirmasi_jenis_bantuan === 'kks';
const yesNo = (holds: boolean) => (holds ? 'Ya' : 'Tidak');

/** The columns of Dapodik's Daftar Peserta Didik in their order. What the form does not know stays empty. */
const columns: readonly (readonly [head: string, fill: Fill])[] = [
  ['No', ({ nomor }) => nomor],
  ['Nama', ({ own }) => own.nama],
  ...unasked('NIPD'),
  ['JK', ({ own }) => own.jenis_kelamin],
  ['NISN', ({ own }) => own.nisn],
  ['Tempat Lahir', ({ own }) => own.tempat_lahir],
  ['Tanggal Lahir', ({ own }) => own.tanggal_lahir],
  ['NIK', ({ isi }) => isi.nik],
  ['Agama', ({ own }) => own.agama],
  ['Alamat', ({ isi }) => isi.alamat],
  ['RT', ({ isi }) => isi.rt],
  ['RW', ({ isi }) => isi.rw],
  ...unasked('Dusun'),
  ['Kelurahan', ({ isi, namaAcuan }) => namaAcuan('desa', isi.village_id ?? '') ?? null],
  ['Kecamatan', ({ isi, namaAcuan }) => namaAcuan('kecamatan', isi.district_id ?? '') ?? null],
  ['Kode Pos', ({ isi }) => isi.kode_pos],
  ...unasked('Jenis Tinggal', 'Alat Transportasi', 'Telepon'),
  ['HP', ({ own }) => own.nomor_hp],
  ...unasked('E-Mail', 'SKHUN'),
  ['Penerima KPS', (one) => yesNo(isKps(one))],
  ['No. KPS', (one) => (isKps(one) ? one.isi.afirmasi_nomor : null)],
  ...parent(
    'Ayah',
    ({ isi }) => isi.nama_ayah,
    ({ isi, namaAcuan }) => namaAcuan('pekerjaan', isi.pekerjaan_id ?? '') ?? null,
  ),
  ...parent('Ibu', ({ isi }) => isi.nama_ibu, empty),
  ...parent('Wali', empty, empty),
  ...unasked('Rombel Saat Ini', 'No Peserta Ujian Nasional', 'No Seri Ijazah'),
  ['Penerima KIP', (one) => yesNo(isKip(one))],
  ['Nomor KIP', (one) => (isKip(one) ? one.isi.afirmasi_nomor : null)],
  ['Nama di KIP', (one) => (isKip(one) ? one.isi.afirmasi_nama : null)],
  ['Nomor KKS', (one) => (isKks(one) ? one.isi.afirmasi_nomor : null)],
  ...unasked('No Registrasi Akta Lahir', 'Bank', 'Nomor Rekening Bank', 'Rekening Atas Nama'),
  ...unasked('Layak PIP (usulan dari sekolah)', 'Alasan Layak PIP', 'Kebutuhan Khusus'),
  ['Sekolah Asal', ({ own }) => own.nama_sekolah_asal],
  ...unasked('Anak ke-berapa', 'Lintang', 'Bujur'),
  ['No KK', ({ isi }) => isi.nokk],
  ...unasked('Berat Badan'),
  ['Tinggi Badan', ({ isi }) => isi.tinggi_badan],
  ...unasked('Lingkar Kepala', 'Jml. Saudara Kandung'),
  [
    'Jarak Rumah ke Sekolah (KM)',
    ({ isi }) => (isi.jarak_kesekolah === null ? null : isi.jarak_kesekolah / 1000),
  ],
];

export const headsDapodik = columns.map(([head]) => head);
export const barisDapodik = (one: IsiDapodik): SheetCell[] => columns.map(([, fill]) => fill(one));
