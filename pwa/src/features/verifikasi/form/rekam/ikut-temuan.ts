import { kataPutusan } from '@spmb/shared/verifikasi/putusan.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { labelOf } from './langkah-rekam.ts';
import { pesanMost, type IsianPutusan } from './isian-putusan.ts';

/** What was found: faults of documents, and fields and steps that go back. */
type Temuan = Pick<IsianPutusan, 'dokumen' | 'perbaiki'>;

/**
 * Reasons and message once other faults were found than before: a fault brings its reason and its words, and takes them along
 * when it goes. What somebody has ticked or written himself stays.
 */
export function ikutTemuan(
  before: IsianPutusan,
  now: Temuan,
  rekam: RekamVerifikasi,
): Pick<IsianPutusan, 'alasan_kode' | 'pesan'> {
  const { alasan_kode, pesan } = before;
  const [was, is] = [kodeOf(before, rekam), kodeOf(now, rekam)];
  const kept = alasan_kode.filter((kode) => is.includes(kode) || !was.includes(kode));
  const added = is.filter((kode) => !was.includes(kode) && !kept.includes(kode));
  const [said, says] = [pesanOf(before, rekam), pesanOf(now, rekam)];
  const isOwn = pesan !== '' && (said === '' || !pesan.includes(said));
  return {
    alasan_kode: [...kept, ...added],
    pesan: isOwn ? pesan : pesan === '' ? says : pesan.replace(said, () => says).trim(),
  };
}

/** Faults in the order of the documents, then what was flagged. */
const faults = (temuan: Temuan, { dokumen, dokumen_tambahan }: RekamVerifikasi) => [
  ...[...dokumen, ...dokumen_tambahan].flatMap(({ kolom, label }) => {
    const said = temuan.dokumen[kolom];
    return said && said.putusan !== 'baik' ? [{ ...said, label }] : [];
  }),
  ...temuan.perbaiki.map((name) => ({
    label: labelOf(name),
    putusan: 'data_tidak_cocok' as const,
    catatan: '',
  })),
];

/** Reasons that the school has, by the words of the verdicts. */
function kodeOf(temuan: Temuan, rekam: RekamVerifikasi): string[] {
  const codes = faults(temuan, rekam).map(({ putusan }) => putusan.replaceAll('_', '-'));
  return rekam.alasan_pilihan.map(({ value }) => value).filter((value) => codes.includes(value));
}

const pesanOf = (temuan: Temuan, rekam: RekamVerifikasi): string =>
  faults(temuan, rekam)
    .map(({ label, putusan, catatan }) => {
      const kata = putusan === 'lainnya' && catatan ? '' : kataPutusan[putusan].toLowerCase();
      return `${label}: ${[kata, catatan.trim().replace(/\.$/, '')].filter(Boolean).join(', ')}.`;
    })
    .join(' ')
    .slice(0, pesanMost);
