import type { Field } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { findField, formulir, type NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { DrafRow } from '../../local-db/pendaftaran/pendaftaran-db.ts';
import { formatDate } from '../../shell/format-date.ts';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { fieldsOf, terisiDari, tertinggal } from './draf/draf-row.ts';
import { usePendaftar } from './draf/use-draf.ts';

/** Two devices wrote differently in one field: both are shown, and nothing is overwritten before somebody chooses. */
export function BentrokBox({ row }: { row: DrafRow }) {
  const { draf } = usePendaftar();
  if (row.bentrok.length === 0) return null;
  const server = fieldsOf(row.rekaman);
  const sini = terisiDari(row);
  return (
    <MessageBox tone="amber" role="alert" title="Isian ini juga diubah di perangkat lain">
      <p>Pilih isian yang dipakai. Isian lain tetap tersimpan.</p>
      {row.bentrok.map((name) => (
        <Bentrok
          key={name}
          name={name}
          sini={sini[name]}
          sana={server[name]}
          onChoose={(siapa) => void draf.putuskan(name, siapa)}
        />
      ))}
    </MessageBox>
  );
}

interface BentrokProps {
  name: NamaField;
  sini: unknown;
  sana: unknown;
  onChoose: (siapa: 'sini' | 'sana') => void;
}

function Bentrok({ name, sini, sana, onChoose }: BentrokProps) {
  const field = findField(name);
  const step = formulir.find(({ fields }) => fields.some((one) => one.name === name));
  if (!field) return null;
  return (
    <fieldset className="bentrok">
      <legend>
        {field.label} <span className="muted">({step?.title})</span>
      </legend>
      <Button
        onClick={() => {
          onChoose('sini');
        }}
      >
        Perangkat ini: {inWords(field, sini)}
      </Button>
      <Button
        onClick={() => {
          onChoose('sana');
        }}
      >
        Perangkat lain: {inWords(field, sana)}
      </Button>
    </fieldset>
  );
}

/** A form that was sent elsewhere meanwhile: what this device wrote and could not bring in. */
export function TertinggalBox({ row }: { row: DrafRow }) {
  const { draf } = usePendaftar();
  const labels = tertinggal(row);
  if (labels.length === 0) return null;
  return (
    <MessageBox tone="amber" role="alert" title="Formulir sudah dikirim dari perangkat lain">
      <p>
        Isian di perangkat ini yang belum sempat ikut terkirim: {labels.join(', ')}. Bila harus diperbaiki,
        hubungi panitia.
      </p>
      <Button onClick={() => void draf.buangTertinggal()}>Buang isian itu</Button>
    </MessageBox>
  );
}

function inWords(field: Field, value: unknown): string {
  if (value === null || value === '' || value === undefined) return '(kosong)';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (field.jenis) {
    case 'saklar':
      return value === true ? 'ya' : 'tidak';
    case 'tanggal':
      return formatDate(text);
    case 'berkas':
      return 'berkas yang dipilih di sana';
    case 'acuan':
      return 'pilihan yang dipilih di sana';
    default:
      return text;
  }
}
