import { useSearchParams } from 'react-router-dom';

/** What participants may still lack: label of the filter, and the sentence where nobody lacks it. */
export const belumTexts = {
  akun: { label: 'Belum punya akun', done: 'Semua peserta sudah punya akun.' },
  ruang: { label: 'Belum punya ruang', done: 'Semua peserta ujian sudah punya ruang.' },
} as const;
export type Belum = keyof typeof belumTexts;

const isBelum = (text: string | null): text is Belum => text !== null && Object.hasOwn(belumTexts, text);

/** The filter in the address that leaves only those who lack something; '' shows all. */
export function useBelum(): { belum: Belum | ''; choose: (belum: string) => void } {
  const [params, setParams] = useSearchParams();
  const given = params.get('belum');
  return {
    belum: isBelum(given) ? given : '',
    choose: (belum) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (belum) next.set('belum', belum);
          else next.delete('belum');
          next.delete('page');
          return next;
        },
        { replace: true },
      ),
  };
}
