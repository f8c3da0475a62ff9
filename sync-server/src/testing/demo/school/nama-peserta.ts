import { namaDaerah, type NamaDaerah } from './nama-daerah.ts';
import { namaKhusus } from './nama-khusus.ts';
import { sekolahAsal } from './sekolah-asal.ts';

export interface NamaPeserta {
  nama: string;
  jenis_kelamin: 'L' | 'P';
  nama_sekolah_asal: string;
  /** YYYY-MM-DD, in 2010 or 2011. */
  tanggal_lahir: string;
  tempat_lahir: string;
}

type Identitas = Pick<NamaPeserta, 'nama' | 'jenis_kelamin' | 'tempat_lahir'> & { madrasah: boolean };

/** Of sixteen participants in a row four are Javanese and two have a special name; the numbers index `namaDaerah`. */
const URUTAN = [0, 1, 2, 'khusus', 0, 3, 4, 5, 0, 6, 7, 'khusus', 8, 0, 9, 10] as const;

const sekolahMuslim = sekolahAsal.filter(({ jenis }) => jenis !== 'kristen');
const sekolahLain = sekolahAsal.filter(({ jenis }) => jenis !== 'islam');

const DAYS_2010_2011 = 730;
const FIRST_DAY_MS = Date.UTC(2010, 0, 1);
const DAY_MS = 86_400_000;

/**
 * Participants with distinct names of many regions, the same ones at every call: the list of a larger `count` begins
 * with the list of a smaller one. Throws where `count` asks for more names than the lists can combine.
 */
export function buildNamaPeserta(count: number): NamaPeserta[] {
  const semua = listIdentitas();
  return Array.from({ length: count }, (_, nomor) => {
    const next = semua.next();
    if (next.done) throw new Error(`Daftar nama demo hanya cukup untuk ${nomor} peserta.`);
    const { madrasah, ...identitas } = next.value;
    return {
      ...identitas,
      // 7 shares no factor with the number of schools of either kind, so that all of them come up.
      nama_sekolah_asal: pick(madrasah ? sekolahMuslim : sekolahLain, nomor * 7).name,
      // 97 shares no factor with the number of days, so that dates repeat only after 730 participants.
      tanggal_lahir: new Date(FIRST_DAY_MS + ((nomor * 97 + 31) % DAYS_2010_2011) * DAY_MS)
        .toISOString()
        .slice(0, 10),
    };
  });
}

function* listIdentitas(): Generator<Identitas, undefined> {
  const daerah = namaDaerah.map(listNamaDaerah);
  const khusus = namaKhusus.values();
  for (let nomor = 0, habis = 0; habis < URUTAN.length; nomor += 1) {
    const urutan = pick(URUTAN, nomor);
    const next = urutan === 'khusus' ? khusus.next() : pick(daerah, urutan).next();
    habis = next.done ? habis + 1 : 0;
    if (!next.done) yield next.value;
  }
  return undefined;
}

/** Every first part with every last part once, boys and girls in turn; last parts shift by one in each round. */
function* listNamaDaerah({
  depan,
  belakang,
  tempat_lahir,
  madrasah,
}: NamaDaerah): Generator<Identitas, undefined> {
  const putaran = Math.max(depan.L.length * belakang.L.length, depan.P.length * belakang.P.length);
  for (let nomor = 0; nomor < putaran; nomor += 1) {
    for (const jenis_kelamin of ['L', 'P'] as const) {
      const awal = depan[jenis_kelamin];
      const akhir = belakang[jenis_kelamin];
      if (nomor >= awal.length * akhir.length) continue;
      const nama = `${pick(awal, nomor)} ${pick(akhir, (nomor % awal.length) + Math.floor(nomor / awal.length))}`;
      yield { nama, jenis_kelamin, tempat_lahir: pick(tempat_lahir, nomor), madrasah };
    }
  }
  return undefined;
}

function pick<T>(daftar: readonly T[], nomor: number): T {
  const isi = daftar[nomor % daftar.length];
  if (isi === undefined) throw new Error('Daftar contoh kosong.');
  return isi;
}
