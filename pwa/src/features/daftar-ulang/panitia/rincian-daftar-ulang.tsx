import type { BarisDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { kataKoperasi } from '@spmb/shared/daftar-ulang/konfirmasi.ts';
import { hariTerakhir } from '@spmb/shared/daftar-ulang/masa.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { formatInstant } from '../../../shell/format-date.ts';
import { FactList } from '../../../kit/display/fact-list.tsx';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { Hubungi } from './kolom-daftar-ulang.tsx';

/** What is known of an applicant, beside his documents. */
export function RincianDaftarUlang({ row }: { row: BarisDaftarUlang }) {
  const zona = useSchoolZone();
  const { batas_ms, dikirim_ms } = row;
  return (
    <FactList
      facts={[
        ['Nomor pendaftaran', row.nomor_register || '–'],
        [labelPeserta.nisn, row.nisn],
        [labelPeserta.jenis_kelamin, row.gen],
        ['Lahir', row.ttl],
        [labelPeserta.nama_sekolah_asal, row.sekolah],
        ['Alamat', [row.desa, row.kecamatan, row.kabupaten].filter(Boolean).join(', ') || '–'],
        [labelPeserta.nomor_hp, <Hubungi key="hp" {...row} />],
        ['Koperasi', kataKoperasi(row.koperasi_status)],
        ['Dikirim', dikirim_ms === null ? 'Belum' : formatInstant(dikirim_ms, zona)],
        ['Batas', batas_ms === null ? '–' : dateInWords(hariTerakhir(batas_ms, zona))],
        ['Dari cadangan', row.dari_cadangan ? 'Ya' : 'Tidak'],
        ['Keterangan terakhir', row.verifikasi_keterangan || '–'],
      ]}
    />
  );
}
