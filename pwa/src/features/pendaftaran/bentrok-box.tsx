import { findField, formulir, type NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { DrafRow } from '../../local-db/pendaftaran/pendaftaran-db.ts';
import { BentrokField } from '../../shell/isian/bentrok-field.tsx';
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

function Bentrok({ name, ...rest }: BentrokProps) {
  const field = findField(name);
  const step = formulir.find(({ fields }) => fields.some((one) => one.name === name));
  return field && <BentrokField field={field} di={step?.title} {...rest} />;
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
