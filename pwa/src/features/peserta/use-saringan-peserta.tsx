import { hariJalan, kataTahap, pernah } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { acuanCombo } from '@spmb/shared/pendaftaran/acuan-combo.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { belumMemilih, kosong } from '@spmb/shared/peserta/kosong.ts';
import type { ReactNode } from 'react';
import { formatDate } from '../../shell/format-date.ts';
import { useLinkFilters, type LinkFilters } from '../../kit/list/link-filters.tsx';
import { nothingFound, useFilters } from '../../kit/list/list-filters.tsx';
import { useOptions, type Narrowed } from '../../kit/list/use-list.ts';
import { BelumField } from './belum-field.tsx';
import { belumTexts, useBelum } from './use-belum.ts';

const tahap = {
  name: 'tahap',
  label: 'Pendaftar',
  options: [
    { value: 'daftar', label: 'Punya berkas pendaftaran' },
    { value: 'formulir', label: 'Mulai mengisi formulir' },
    { value: 'kirim', label: 'Sudah mengirim formulir' },
    { value: 'terverifikasi', label: kataTahap.terverifikasi },
    { value: 'hadir', label: 'Berkas diterima dan hadir ujian' },
    { value: 'diterima', label: kataTahap.diterima },
    { value: 'daftar_ulang', label: kataTahap.daftar_ulang },
  ],
};
const jenisKelamin = {
  name: 'jenis_kelamin',
  label: labelPeserta.jenis_kelamin,
  options: [
    { value: 'L', label: 'Laki-laki' },
    { value: 'P', label: 'Perempuan' },
    { value: kosong, label: 'Belum diisi' },
  ],
};

/** Filters that only the start page's figures lead to. */
const waktu: LinkFilters = {
  mendaftar: (tanggal) => `Mulai mendaftar ${formatDate(tanggal)}`,
  mengirim: (tanggal) =>
    tanggal === pernah ? 'Pernah mengirim formulir' : `Formulir dikirim ${formatDate(tanggal)}`,
  jam: (jam) =>
    `Formulir dikirim pukul ${jam.padStart(2, '0')}.00–${jam.padStart(2, '0')}.59, ${hariJalan} hari terakhir`,
  terjadwal: (tanggal) => `Dijadwalkan ujian ${formatDate(tanggal)}`,
  mulai: (tanggal) => `Sudah mulai ujian ${formatDate(tanggal)}`,
  selesai: (tanggal) => `Sudah selesai ujian ${formatDate(tanggal)}`,
};

interface SaringanPeserta {
  narrowed: Narrowed;
  fields: ReactNode;
  /** What the list says where the filters leave nobody; undefined: nothing narrows it. */
  empty: { text: string } | undefined;
}

/** Filters of the list of participants, in the address: what somebody lacks, how far he has come, gender, both choices. */
export function useSaringanPeserta(): SaringanPeserta {
  const options = [...(useOptions(acuanCombo.program).data ?? []), belumMemilih];
  const { belum, choose } = useBelum();
  const { narrowed, fields } = useFilters([
    tahap,
    jenisKelamin,
    { name: 'jurusan_id_1', label: labelPeserta.jurusan_id_1, options },
    { name: 'jurusan_id_2', label: labelPeserta.jurusan_id_2, options },
  ]);
  const linked = useLinkFilters(waktu);
  const asked = { ...narrowed, ...linked.narrowed };
  const lacksNothing = belum ? { text: belumTexts[belum].done } : undefined;
  return {
    narrowed: { ...asked, ...(belum && { belum }) },
    fields: (
      <>
        <BelumField belum={belum} choose={choose} />
        {fields}
        {linked.fields}
      </>
    ),
    empty: Object.keys(asked).length > 0 ? nothingFound : lacksNothing,
  };
}
