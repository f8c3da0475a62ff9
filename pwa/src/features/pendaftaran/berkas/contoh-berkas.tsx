import type { NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { useState } from 'react';

const drawings = import.meta.glob<string>('./contoh/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const kinds: Partial<Record<NamaField, string>> = {
  foto: 'foto',
  dok_kartu_keluarga: 'kartu-keluarga',
  dok_akte_lahir: 'akta',
  dok_domisili: 'domisili',
  dok_skl: 'skl',
  prestasi_dokumen: 'sertifikat',
  afirmasi_dokumen: 'kartu-bantuan',
  dok_skck: 'skck',
  dok_surat_keterangan_sehat: 'surat-sehat',
  dok_surat_keterangan_buta_warna: 'tidak-buta-warna',
};

/** Address of the drawing of a document; those that are not named are pages of a report card. */
const alamatContoh = (name: NamaField): string | undefined =>
  drawings[`./contoh/${kinds[name] ?? 'rapor'}.svg`];

/** How the document looks; the drawing is fetched when somebody opens it. */
export function ContohBerkas({ name, label }: { name: NamaField; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="berkas-contoh" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Lihat contoh</summary>
      {isOpen && <img src={alamatContoh(name)} alt={`Contoh ${label}`} />}
    </details>
  );
}
