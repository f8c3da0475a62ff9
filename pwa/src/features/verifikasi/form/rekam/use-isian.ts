import type { Putusan } from '@spmb/shared/verifikasi/putusan.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { bolehBeralih, perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { useState } from 'react';
import { useStaffPort } from '../../../../kit/port/staff-port.ts';

/** A verdict while it is made. */
export interface IsianPutusan {
  verifikasi_status: number | null;
  alasan_kode: readonly string[];
  pesan: string;
  /** Names of fields and steps that go back to the applicant. */
  perbaiki: readonly string[];
  /** By the document's field. */
  dokumen: Readonly<Record<string, { putusan: Putusan; catatan: string }>>;
}

export interface Isian {
  isi: IsianPutusan;
  /** The result: what was chosen, or what follows from a fault that was found, as far as the file can go there now. */
  hasil: number | null;
  ubah: (changed: Partial<IsianPutusan>) => void;
  /** What is known of a document; null takes it back. */
  nilai: (kolom: string, said: { putusan: Putusan; catatan: string } | null) => void;
  /** Opens a field or step for the applicant, or not. */
  tandai: (name: string) => void;
  /** Begins anew with what stands in the record. */
  lupakan: (rekam: RekamVerifikasi) => void;
}

function awal({ dokumen }: RekamVerifikasi): IsianPutusan {
  const said = dokumen.flatMap(({ kolom, putusan, catatan }) =>
    putusan === null ? [] : [[kolom, { putusan, catatan }] as const],
  );
  return {
    verifikasi_status: null,
    alasan_kode: [],
    pesan: '',
    perbaiki: [],
    dokumen: Object.fromEntries(said),
  };
}

/** The verdict as it is typed; kept outside the page until it is sent, for this submission alone. */
export function useIsian(rekam: RekamVerifikasi): Isian {
  const { drafts } = useStaffPort();
  const name = `verifikasi/${rekam.id}/${rekam.ke}`;
  const [isi, setIsi] = useState<IsianPutusan>(() => ({ ...awal(rekam), ...drafts.read(name) }));
  const ubah = (changed: Partial<IsianPutusan>) => {
    const next = { ...isi, ...changed };
    setIsi(next);
    drafts.keep(name, next);
  };
  const isFaulty = Object.values(isi.dokumen).some(({ putusan }) => putusan !== 'baik');
  const found = isFaulty || isi.perbaiki.length > 0 ? perbaikan : null;
  const hasil = isi.verifikasi_status ?? found;
  return {
    isi,
    hasil: hasil !== null && bolehBeralih(rekam.verifikasi_status, hasil, 'panitia') ? hasil : null,
    ubah,
    nilai(kolom, said) {
      const others = Object.entries(isi.dokumen).filter(([one]) => one !== kolom);
      ubah({ dokumen: Object.fromEntries(said ? [...others, [kolom, said]] : others) });
    },
    tandai(one) {
      const { perbaiki } = isi;
      ubah({
        perbaiki: perbaiki.includes(one) ? perbaiki.filter((other) => other !== one) : [...perbaiki, one],
      });
    },
    lupakan(fresh) {
      setIsi(awal(fresh));
      drafts.keep(name, undefined);
    },
  };
}
