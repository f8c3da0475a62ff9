import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { gladiAddress } from '@spmb/shared/gladi-bersih/gladi-address.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import {
  ajakanBerhenti,
  isiAkun,
  isiJadwal,
  isiSimulasi,
  isiUmum,
  rangkai,
  type Sekolah,
} from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import type { HasilBlast, RencanaBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import type { IsianBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import { alamatTautan } from '@spmb/shared/sekolah/alamat-tautan.ts';
import { alamatUntukHp } from '@spmb/shared/sekolah/alamat-server.ts';
import type { Context } from '../../../context.ts';
import type { Reader } from '../../../db/store.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { listBerhenti } from '../antrean/antrean.queries.ts';
import type { Surat } from '../antrean/antrekan.mutations.ts';
import { tujuanOf } from '../antrean/tujuan.ts';
import { listCalon, listJadwalMulai, type Calon } from './penerima.queries.ts';

/** How many texts a preview shows. */
const contohMax = 3;

export interface Rencana extends RencanaBlast {
  surat: Surat[];
}

type Susun = (calon: Calon) => string | undefined;

/** Whom a blast reaches by `media`, and with which texts; nobody twice with the same at one number. */
export async function rencanakan(
  context: Pick<Context, 'store' | 'clock' | 'zona' | 'sandbox'>,
  isian: IsianBlast,
  media: MediaPesan,
): Promise<Rencana> {
  const { read } = context.store;
  const susun = await buildSusun(context, isian);
  const berhenti = await listBerhenti(read);
  const calon = await listCalon(read, isian.program_keahlian_id, media);
  const ajakan = media === 'wa' ? ajakanBerhenti : undefined;
  const pilihan = pilihSurat(calon, berhenti, media, (one) => {
    const isi = susun(one);
    return isi === undefined ? undefined : rangkai(isi, ajakan);
  });
  const contoh = pilihan.surat.slice(0, contohMax).map(({ nama, nomor, pesan }) => ({ nama, nomor, pesan }));
  return { ...pilihan, contoh };
}

/** Who of `calon` is told what: nobody twice the same at one number; who has none, or wants none, is counted. */
export function pilihSurat(
  calon: readonly Calon[],
  berhenti: ReadonlySet<string>,
  media: MediaPesan,
  susun: Susun,
): HasilBlast & { surat: Surat[] } {
  const surat: Surat[] = [];
  const told = new Set<string>();
  const left = { tanpa_tujuan: 0, berhenti: 0, sama: 0 };
  for (const one of calon) {
    const pesan = susun(one);
    if (pesan === undefined) continue;
    const nomor = tujuanOf(one.tujuan, media);
    if (nomor === undefined) left.tanpa_tujuan += 1;
    else if (berhenti.has(nomor)) left.berhenti += 1;
    else if (told.has(`${nomor} ${pesan}`)) left.sama += 1;
    else {
      told.add(`${nomor} ${pesan}`);
      surat.push({ peserta_id: one.id, nama: one.nama, nomor, pesan });
    }
  }
  return { ...left, jumlah: surat.length, surat };
}

/** How the text for somebody is made; it answers undefined for whom the information says nothing. */
async function buildSusun(
  { store: { read }, clock, zona, sandbox }: Pick<Context, 'store' | 'clock' | 'zona' | 'sandbox'>,
  { jenis_informasi, pesan }: IsianBlast,
): Promise<Susun> {
  const stored = await findSekolah(read);
  const sekolah: Sekolah = { nama: stored?.nama ?? '', alamat: alamatUntukHp(stored?.alamat_server) };
  const before = (calon: Calon) => isiUmum(pesan, calon, sekolah);
  if (jenis_informasi === 'informasi-umum') return before;
  if (jenis_informasi === 'informasi-akun') {
    const isTautan = await pakaiTautan(read, sekolah.alamat);
    return (calon) => rangkai(before(calon), isiAkun(calon, sekolah, isTautan));
  }
  if (jenis_informasi === 'informasi-jadwal-ujian-simulasi') {
    const { kode } = sandbox;
    if (kode === undefined)
      throw new Refusal('Gladi HP belum dibuka. Buka di menu Gladi Bersih, lalu kirim undangannya.');
    if (sekolah.alamat === null)
      throw new Refusal('Alamat server belum diisi. Isi di menu Profil Sekolah, lalu kirim undangannya.');
    const undangan = gladiAddress(sekolah.alamat, '', kode);
    return (calon) => rangkai(before(calon), isiSimulasi(calon, undangan));
  }
  const zone = await zona();
  const jadwal = await listJadwalMulai(read, localDate(clock.nowMs(), zone));
  return (calon) => {
    const rows = jadwal.get(calon.id);
    return rows && rangkai(before(calon), isiJadwal(calon, rows, zone));
  };
}

/** Whether the administrator wants one-time links, which go by channels alone: by hand a colleague would read them. */
async function pakaiTautan(read: Reader, alamat: string | null): Promise<boolean> {
  const { tautan_akun, kanal } = await getPengaturan(read, 'pesan');
  if (!tautan_akun || kanal === 'tangan') return false;
  if (alamatTautan(alamat) === undefined)
    throw new Refusal(
      'Tautan kata sandi sekali pakai menyala, tetapi Alamat server belum https. Isi alamat https di menu Profil Sekolah, atau matikan tautannya di Pengaturan, bagian Pesan WhatsApp dan surel.',
    );
  return true;
}
