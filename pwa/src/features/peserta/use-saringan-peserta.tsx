import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button } from '@mui/material';
import { hariJalan } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { acuanCombo } from '@spmb/shared/pendaftaran/acuan-combo.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../shell/format-date.ts';
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
    { value: 'hadir', label: 'Berkas diterima dan hadir ujian' },
  ],
};
const jenisKelamin = {
  name: 'jenis_kelamin',
  label: labelPeserta.jenis_kelamin,
  options: [
    { value: 'L', label: 'Laki-laki' },
    { value: 'P', label: 'Perempuan' },
  ],
};

/** An address that somebody has changed may hold anything: the list says that it does not know it. */
const hari = (tanggal: string): string => (Number.isNaN(Date.parse(tanggal)) ? tanggal : formatDate(tanggal));

/** Filters that only the start page's figures lead to: one that is there is told, and can be taken away. */
const waktu: Readonly<Record<string, (value: string) => string>> = {
  mendaftar: (tanggal) => `Mulai mendaftar ${hari(tanggal)}`,
  mengirim: (tanggal) => `Formulir dikirim ${hari(tanggal)}`,
  jam: (jam) =>
    `Formulir dikirim pukul ${jam.padStart(2, '0')}.00–${jam.padStart(2, '0')}.59, ${hariJalan} hari terakhir`,
};

interface SaringanPeserta {
  narrowed: Narrowed;
  fields: ReactNode;
  /** What the list says where the filters leave nobody; undefined: nothing narrows it. */
  empty: { text: string } | undefined;
}

/** Filters of the list of participants, in the address: what somebody lacks, how far he has come, gender, both choices. */
export function useSaringanPeserta(): SaringanPeserta {
  const { data: options = [] } = useOptions(acuanCombo.program);
  const { belum, choose } = useBelum();
  const { narrowed, fields } = useFilters([
    tahap,
    jenisKelamin,
    { name: 'jurusan_id_1', label: labelPeserta.jurusan_id_1, options },
    { name: 'jurusan_id_2', label: labelPeserta.jurusan_id_2, options },
  ]);
  const [params, setParams] = useSearchParams();
  const moments = Object.keys(waktu).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const drop = (name: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete(name);
      next.delete('page');
      return next;
    });
  const isNarrowed = Object.keys(narrowed).length + moments.length > 0;
  const lacksNothing = belum ? { text: belumTexts[belum].done } : undefined;
  return {
    narrowed: { ...narrowed, ...Object.fromEntries(moments), ...(belum && { belum }) },
    fields: (
      <>
        <BelumField belum={belum} choose={choose} />
        {fields}
        {moments.map(([name, value]) => {
          const words = waktu[name]?.(value) ?? '';
          return (
            <Button
              key={name}
              variant="outlined"
              color="inherit"
              endIcon={<CloseOutlined />}
              aria-label={`Hapus saringan ${words}`}
              onClick={() => drop(name)}
            >
              {words}
            </Button>
          );
        })}
      </>
    ),
    empty: isNarrowed ? nothingFound : lacksNothing,
  };
}
