const KATA: Readonly<Record<string, 'L' | 'P'>> = {
  l: 'L',
  lk: 'L',
  laki: 'L',
  lakilaki: 'L',
  laki2: 'L',
  pria: 'L',
  putra: 'L',
  male: 'L',
  p: 'P',
  pr: 'P',
  perempuan: 'P',
  wanita: 'P',
  w: 'P',
  putri: 'P',
  female: 'P',
};

/** The gender that a text names, '' for a blank text, undefined for anything else. Numbers mean different things in different programs. */
export function parseJenisKelamin(text: string): 'L' | 'P' | '' | undefined {
  const word = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return word === '' ? (text.trim() === '' ? '' : undefined) : KATA[word];
}
