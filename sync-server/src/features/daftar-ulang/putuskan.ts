import type { IsianPutusan, PutusanDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.schema.ts';
import { batasCadangan, hariTerakhir } from '@spmb/shared/daftar-ulang/masa.ts';
import {
  bolehBeralih,
  isDitunggu,
  isKursiLepas,
  kataDaftarUlang,
  perluKeterangan,
} from '@spmb/shared/daftar-ulang/peralihan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { newId } from '../../db/new-id.ts';
import type { Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { sidikOf } from '../pendaftaran/carried-out.queries.ts';
import { lockOwnPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { findKeadaan, type Keadaan } from './berhak.ts';
import { beralih } from './daftar-ulang.mutations.ts';
import { kalimatHubungi } from './hubungi.ts';
import { kunciProgram, kursiDari, refuseMenjelangTerbit } from './kursi.ts';
import { isDilakukan } from './sudah-dilakukan.ts';

interface Asked {
  jurusanId: string;
  id: string;
  input: IsianPutusan;
}

/**
 * Decides on a re-registration, on record and with a letter. Refuses (409) an older version with who changed it, a way that
 * does not exist, a seat that is given away meanwhile, and asks before it frees a seat (lepas-kursi).
 */
export async function putuskan(
  context: Context,
  akun: SignedIn,
  { jurusanId, id, input }: Asked,
): Promise<void> {
  const { store, clock, zona } = context;
  const zone = await zona();
  const { daftar_ulang_verifikasi_status: ke, verifikasi_keterangan: keterangan = '', versi } = input;
  const operasi = {
    operasi_id: input.operasi_id ?? newId(clock.nowMs()),
    sidik: sidikOf({ ke, keterangan }),
  };
  await store.tx(actorOf(akun), async (tx) => {
    const program = await kunciProgram(tx, jurusanId);
    // What was published before the lock was there is public.
    const nowMs = clock.nowMs();
    const keadaan = await lockPendaftarDi(tx, nowMs, jurusanId, id);
    if (await isDilakukan(tx, id, operasi.operasi_id, operasi.sidik)) return;
    const { own, row, status } = keadaan;
    if (versi !== undefined && versi !== (row?.versi ?? 0))
      throw new Refusal(
        `Daftar ulang ${own.nama} sudah diubah oleh ${row?.diubah_oleh ?? 'orang lain'} sejak Anda membukanya. Muat ulang, lalu periksa lagi.`,
        409,
        { jenis: 'versi-lama' },
      );
    if (!bolehBeralih(status, ke, 'panitia'))
      throw new Refusal(
        `Daftar ulang yang statusnya ${kataDaftarUlang[status]} tidak dapat menjadi ${kataDaftarUlang[ke]}. Muat ulang daftar.`,
        409,
        { jenis: 'status-lain', daftar_ulang_status: status },
      );
    if (perluKeterangan(status, ke) && keterangan === '')
      throw refusalOf({ verifikasi_keterangan: 'Isi keterangannya; pendaftar membacanya.' });
    refuseTanpaBerkas(keadaan, ke);
    if (isKursiLepas(ke) && input.konfirmasi !== true)
      throw new Refusal(
        `Kursi ${own.nama} di ${program.name} dilepas untuk pendaftar cadangan. Lanjutkan?`,
        409,
        { jenis: 'lepas-kursi' },
      );
    const isKembali = isKursiLepas(status) && !isKursiLepas(ke);
    if (isKembali) await refuseMenjelangTerbit(tx, nowMs, zone);
    if (isKembali && (await kursiDari(tx, nowMs, program)).kosong === 0)
      throw new Refusal(
        `Kursi ${own.nama} di ${program.name} sudah terisi, jadi tidak dapat dikembalikan. Naikkan pagu program atau lepaskan kursi lain dahulu.`,
        409,
        { jenis: 'kursi-penuh' },
      );
    const { hari_cadangan } = await getPengaturan(tx, 'daftar_ulang');
    // Who has to act once more is given the days for it, also after everybody's last one.
    const batas_ms = isDitunggu(ke) ? batasCadangan(nowMs, hari_cadangan, zone) : undefined;
    const sampai =
      batas_ms === undefined ? '' : hariTerakhir(Math.max(batas_ms, keadaan.batas?.batas_ms ?? 0), zone);
    await beralih(context, tx, keadaan, {
      ke,
      keterangan,
      ...operasi,
      ...(batas_ms !== undefined && { isi: { batas_ms } }),
      pesan: suratPutusan(ke, {
        program: program.name,
        keterangan,
        sampai: sampai && dateInWords(sampai),
        hubungi: await kalimatHubungi(tx),
      }),
    });
  });
}

/** A file that is not accepted, or a re-registration that was never sent, leads to no seat. */
function refuseTanpaBerkas({ own, row }: Keadaan, ke: PutusanDaftarUlang): void {
  if (own.status !== diterima && !isKursiLepas(ke))
    throw new Refusal(
      `Berkas pendaftaran ${own.nama} berstatus ${statusBerkasText(own.status)}. Terima dahulu berkasnya di Verifikasi, lalu putuskan daftar ulangnya.`,
      409,
      { jenis: 'berkas-belum-diterima' },
    );
  if (ke === 'terverifikasi' && !row?.daftar_ulang_dokumen)
    throw new Refusal(
      `${own.nama} belum mengirim berkas daftar ulang. Pilih ${kataDaftarUlang.perbaikan}, supaya ia dapat mengirimnya.`,
    );
}

/** Somebody who is accepted in a programme, locked until the transaction ends. To every other one it is a 404. */
export async function lockPendaftarDi(
  tx: Transaction,
  nowMs: number,
  jurusanId: string,
  id: string,
): Promise<Keadaan> {
  const own = await lockOwnPendaftar(tx, id).catch((error: unknown) => {
    throw error instanceof NotFound ? new NotFound(bukanDiSini) : error;
  });
  const keadaan = await findKeadaan(tx, nowMs, own);
  if (keadaan?.hasil.program_keahlian_id !== jurusanId) throw new NotFound(bukanDiSini);
  return keadaan;
}

const bukanDiSini =
  'Pendaftar ini tidak diterima di program ini, atau hasilnya belum diumumkan. Muat ulang daftar.';

interface IsiSurat {
  program: string;
  keterangan: string;
  /** His deadline in words; '' without one. */
  sampai: string;
  /** Whom to speak to about a lost seat. */
  hubungi: string;
}

function suratPutusan(ke: PutusanDaftarUlang, { program, keterangan, sampai, hubungi }: IsiSurat) {
  const words: Record<PutusanDaftarUlang, readonly [title: string, body: string]> = {
    terverifikasi: [
      'Daftar ulang diterima',
      `Anda terdaftar sebagai murid baru ${program}. Simpan pesan ini; sekolah mengabarkan hari pertama masuk.`,
    ],
    perbaikan: [
      'Daftar ulang harus diperbaiki',
      `Perbaiki, lalu kirim lagi paling lambat ${sampai}. Pesan panitia: ${keterangan}`,
    ],
    ditolak: [
      'Daftar ulang ditolak',
      `Kursi Anda di ${program} dilepas. Pesan panitia: ${keterangan} ${hubungi}`,
    ],
    mundur: [
      'Pengunduran diri dicatat',
      `Panitia mencatat bahwa Anda mengundurkan diri dari ${program}. Alasan: ${keterangan} ${hubungi}`,
    ],
    belum: [
      'Daftar ulang dibuka lagi',
      `Anda dapat mendaftar ulang di ${program} sampai ${sampai}. Pesan panitia: ${keterangan}`,
    ],
  };
  const [title, body] = words[ke];
  return { title, body };
}
