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
import type { RencanaBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import type { IsianBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import { normalizeNomorHp } from '@spmb/shared/peserta/nomor-hp.ts';
import { alamatUntukHp } from '@spmb/shared/sekolah/alamat-server.ts';
import type { Context } from '../../../context.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { listBerhenti } from '../antrean/antrean.queries.ts';
import type { Surat } from '../antrean/antrekan.mutations.ts';
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
  const rencana: Rencana = { jumlah: 0, tanpa_tujuan: 0, berhenti: 0, sama: 0, contoh: [], surat: [] };
  const told = new Set<string>();
  for (const calon of await listCalon(read, isian.program_keahlian_id, media)) {
    const isi = susun(calon);
    if (isi === undefined) continue;
    const nomor = tujuanOf(calon.tujuan, media);
    const pesan = rangkai(isi, media === 'wa' ? ajakanBerhenti : undefined);
    if (nomor === undefined) rencana.tanpa_tujuan += 1;
    else if (berhenti.has(nomor)) rencana.berhenti += 1;
    else if (told.has(`${nomor} ${pesan}`)) rencana.sama += 1;
    else {
      told.add(`${nomor} ${pesan}`);
      rencana.surat.push({ peserta_id: calon.id, nama: calon.nama, nomor, pesan });
    }
  }
  rencana.jumlah = rencana.surat.length;
  rencana.contoh = rencana.surat
    .slice(0, contohMax)
    .map(({ nama, nomor, pesan }) => ({ nama, nomor, pesan }));
  return rencana;
}

/** A number as 62…, or an address in small letters; undefined: it is none. */
export function tujuanOf(text: string, media: MediaPesan): string | undefined {
  if (media === 'wa') return normalizeNomorHp(text) || undefined;
  return /^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text.toLowerCase() : undefined;
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
  if (jenis_informasi === 'informasi-akun') return (calon) => rangkai(before(calon), isiAkun(calon, sekolah));
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
