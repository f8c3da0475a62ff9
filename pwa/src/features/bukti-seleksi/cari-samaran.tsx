import { penentuWords } from '@spmb/shared/seleksi/penentu-words.ts';
import type { Penjelasan, PenjelasanPilihan } from '@spmb/shared/seleksi/penjelasan.ts';
import { useEffect, useState } from 'react';
import { TextField } from '../../ui/field/text-field.tsx';
import { angka } from './angka.ts';
import type { Pemeriksaan } from './pemeriksaan.ts';
import type { RingkasanBukti } from './ringkasan.ts';

const jalanWords = {
  pg1: 'pada pilihan 1',
  pg2: 'pada pilihan 2',
  stabil: 'oleh seleksi',
  manual: 'oleh penempatan panitia',
  terbit: 'menurut hasil yang sudah terbit sebelumnya',
};

interface CariSamaranProps {
  nama: RingkasanBukti['nama'];
  jelaskan: Pemeriksaan['jelaskan'];
}

/** Finds one applicant by pseudonym and says why he has his result. */
export function CariSamaran({ nama, jelaskan }: CariSamaranProps) {
  const [asked, setAsked] = useState('');
  const [answer, setAnswer] = useState<{ id: string; why: Penjelasan | undefined }>();
  const id = asked.trim().toLowerCase();
  useEffect(() => {
    if (id !== '') void jelaskan(id).then((why) => setAnswer({ id, why }));
  }, [id, jelaskan]);
  // What was typed before may be answered after.
  const told = answer?.id === id ? answer : undefined;
  const why = told?.why;
  const nameOf = (program: string) => nama[program] ?? program;
  return (
    <section>
      <h2>Cari nama samaran</h2>
      <TextField
        label="Nama samaran"
        value={asked}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setAsked(currentTarget.value)}
      />
      <div role="status">
        {told && !why && (
          <p>Tidak ada pendaftar dengan nama samaran ini di berkas ini. Periksa lagi ketikannya.</p>
        )}
        {why && (
          <>
            <p>{hasilOf(why, nameOf)}</p>
            <ul>
              {why.pilihan.map((one) => (
                <li key={one.ke}>{pilihanOf(one, nameOf)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

type NameOf = (program: string) => string;

function hasilOf({ hasil }: Penjelasan, nameOf: NameOf): string {
  if (hasil.status === 'TL') return 'Tidak diterima.';
  if (hasil.status === 'CADANGAN') return `Cadangan ${hasil.urutan} di ${nameOf(hasil.program)}.`;
  return `Diterima di ${nameOf(hasil.program)} ${jalanWords[hasil.jalan]}.`;
}

const pilihanOf = (
  { ke, program, peringkat, dari, pagu, nilai_terendah, penentu }: PenjelasanPilihan,
  nameOf: NameOf,
): string =>
  [
    `Pilihan ${ke}, ${nameOf(program)}: peringkat ${peringkat} dari ${dari}, pagu ${pagu}.`,
    nilai_terendah === null ? '' : `Nilai terendah yang diterima ${angka(nilai_terendah)}.`,
    penentu === null ? '' : `Penentu: ${penentuWords[penentu]}.`,
  ]
    .filter(Boolean)
    .join(' ');
