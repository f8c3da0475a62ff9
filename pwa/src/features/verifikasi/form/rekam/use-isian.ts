import type { Putusan } from '@spmb/shared/verifikasi/putusan.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { bolehBeralih, diterima, perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { useState } from 'react';
import { useStaffPort } from '../../../../kit/port/staff-port.ts';
import { ikutTemuan } from './ikut-temuan.ts';
import type { IsianPutusan } from './isian-putusan.ts';

export interface Isian {
  isi: IsianPutusan;
  /** The result: what was chosen, or what follows from a fault that was found, as far as the file can go there now. */
  hasil: number | null;
  /** Something was found or chosen that is no acceptance. */
  isLain: boolean;
  ubah: (changed: Partial<IsianPutusan>) => void;
  /** What is known of a document; null takes it back. A fault brings its reason and its words. */
  nilai: (kolom: string, said: { putusan: Putusan; catatan: string } | null) => void;
  /** Opens a field or step for the applicant, or not; it brings its reason and its words, too. */
  tandai: (name: string) => void;
  /** Begins anew with what stands in the record. */
  lupakan: (rekam: RekamVerifikasi) => void;
}

function awal({ dokumen, dokumen_tambahan }: RekamVerifikasi): IsianPutusan {
  const said = [...dokumen, ...dokumen_tambahan].flatMap(({ kolom, putusan, catatan }) =>
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
    isLain: hasil !== null && hasil !== diterima,
    hasil: hasil !== null && bolehBeralih(rekam.verifikasi_status, hasil, 'panitia') ? hasil : null,
    ubah,
    nilai(kolom, said) {
      const others = Object.entries(isi.dokumen).filter(([one]) => one !== kolom);
      const dokumen = Object.fromEntries(said ? [...others, [kolom, said] as const] : others);
      ubah({ dokumen, ...ikutTemuan(isi, { dokumen, perbaiki: isi.perbaiki }, rekam) });
    },
    tandai(one) {
      const others = isi.perbaiki.filter((other) => other !== one);
      const perbaiki = others.length < isi.perbaiki.length ? others : [...others, one];
      ubah({ perbaiki, ...ikutTemuan(isi, { dokumen: isi.dokumen, perbaiki }, rekam) });
    },
    lupakan(fresh) {
      setIsi(awal(fresh));
      drafts.keep(name, undefined);
    },
  };
}
