import type { DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { BarisDokumen } from './baris-dokumen.tsx';

/** The required documents, each with its upload. */
export function DaftarDokumen({
  dokumen,
  changed,
}: {
  dokumen: readonly DokumenPeserta[];
  changed: () => void;
}) {
  const [cari, setCari] = useState('');
  if (dokumen.length === 0) return null;
  const words = cari.trim().toLowerCase();
  const found = dokumen.filter(({ name, keterangan }) =>
    `${name} ${keterangan}`.toLowerCase().includes(words),
  );
  return (
    <Card>
      <div className="dasbor-head">
        <h3>Dokumen persyaratan</h3>
        <Button onClick={changed}>Muat ulang daftar</Button>
      </div>
      <TextField
        label="Cari dokumen"
        type="search"
        value={cari}
        onChange={(event) => {
          setCari(event.target.value);
        }}
      />
      {found.length === 0 && (
        <p>Tidak ada dokumen dengan kata itu. Hapus pencarian untuk melihat semuanya.</p>
      )}
      <ul className="daftar-dokumen">
        {found.map((one) => (
          <BarisDokumen key={one.id} dokumen={one} changed={changed} />
        ))}
      </ul>
    </Card>
  );
}
