import { checked } from '../../http/read-body.ts';
import * as calls from '@spmb/shared/pesan-keluar/calls.ts';
import { isiTautan, jenisInformasi } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import { mediaOf } from '@spmb/shared/pesan-keluar/kanal.ts';
import type { DaftarTangan, HasilBlast, PesanTangan } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import {
  aturAntreanContract,
  berhentiContract,
  blastContract,
  nyatakanContract,
  pratinjauContract,
  putuskanSemuaContract,
  saringWaContract,
  satuPesanContract,
} from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import { waLink } from '@spmb/shared/peserta/wa-link.ts';
import type { Context } from '../../context.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Deletion, type Route, type SignedIn } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import {
  countHariIni,
  countKeadaan,
  listAntre,
  listBerhenti,
  listDipegang,
} from './antrean/antrean.queries.ts';
import { aturAntrean, aturBerhenti, hapusPesan, kirimUlang, nyatakan } from './antrean/atur-antrean.ts';
import type { BarisPesan } from './antrean/kirim.mutations.ts';
import { ambilPesan, isPemegang, lewatiPesan } from './antrean/kirim-tangan.ts';
import type { Pengirim } from './antrean/kirim-antrean.ts';
import { pesanKeluar } from './antrean/pesan-keluar.table.ts';
import { tujuanOf } from './antrean/tujuan.ts';
import { lihatKanalKabar } from './blast/kanal-kabar.queries.ts';
import { listBlast } from './blast/blast-pesan.queries.ts';
import { kirimBlast, pratinjau } from './blast/kirim-blast.ts';
import { listWa } from './daftar-wa.queries.ts';
import { putuskanSemua } from './putuskan-semua.ts';

/** So many wait beside the one that is sent by hand. */
const tanganMax = 50;

const blasts = {
  'informasi-umum': calls.kirimInformasi,
  'informasi-akun': calls.kirimAkun,
  'informasi-jadwal-ujian': calls.kirimJadwal,
  'informasi-jadwal-ujian-simulasi': calls.kirimJadwalSimulasi,
};

const atur = {
  tahan: (jumlah: number) => `${jumlah} pesan ditahan. Pilih Lanjutkan untuk mengirimnya.`,
  lanjutkan: (jumlah: number) => `${jumlah} pesan antre lagi.`,
  batalkan: (jumlah: number) => `${jumlah} pesan dibatalkan.`,
};

const putusan = {
  kirim_ulang: 'pesan antre lagi',
  terkirim: 'pesan ditandai terkirim',
  gagal: 'pesan ditandai gagal',
};

/** Messages that leave the server: the list, blasts, and what staff do to the queue. */
export function pesanKeluarRoutes(context: Context, pengirim: Pengirim): Route[] {
  return [
    ...daftarRoutes(context),
    ...blastRoutes(context),
    ...tanganRoutes(context),
    ...antreanRoutes(context, pengirim),
    answerCall(calls.kanalKabar, undefined, () => lihatKanalKabar(context)),
  ];
}

function daftarRoutes(context: Context): Route[] {
  const { read } = context.store;
  const deletes: Deletion = {
    table: pesanKeluar,
    // What comes back was called off when it went: nothing of it goes out by itself.
    comeBack: () => Promise.resolve(),
  };
  const remove = answerCall(
    calls.hapusWa,
    undefined,
    async ({ call, at }) => {
      const { jumlah, hapusan_id } = await hapusPesan(context, accountOf(call), at.id);
      return acted(jumlah === 0 ? 'Tidak ada pesan yang dapat dihapus.' : `${jumlah} pesan dihapus.`, {
        hapusan_id,
      });
    },
    { deletes },
  );
  return [
    answerCall(calls.daftarWa, undefined, ({ call }) => {
      const query = readListQuery(call);
      return listWa(read, checked(saringWaContract, query.filters), query);
    }),
    remove,
    {
      method: 'POST',
      path: remove.path,
      capability: remove.capability,
      handle(call) {
        if (call.req.query('_method')?.toUpperCase() !== 'DELETE') throw new NotFound();
        return remove.handle(call);
      },
    },
    answerCall(calls.kirimUlang, satuPesanContract, async ({ call, input }) => {
      await kirimUlang(context, accountOf(call), input.id);
      return acted('Pesan antre lagi dan dikirim lebih dahulu.');
    }),
    answerCall(calls.putuskanSemua, putuskanSemuaContract, async ({ call, input }) => {
      const decided = await putuskanSemua(context, accountOf(call), input);
      const left = input.jumlah - decided;
      return acted(
        `${decided} ${putusan[input.putusan]}${left > 0 ? `; ${left} tidak dikirim ulang: penerima tidak ingin menerima pesan, atau hasilnya ditarik` : ''}.`,
      );
    }),
    answerCall(calls.nyatakanWa, nyatakanContract, async ({ call, input }) => {
      await nyatakan(context, accountOf(call), input);
      return acted(input.terkirim ? 'Pesan ditandai terkirim.' : 'Pesan ditandai gagal.');
    }),
  ];
}

function blastRoutes(context: Context): Route[] {
  const told = ({ jumlah, tanpa_tujuan }: HasilBlast) =>
    `${jumlah} pesan antre untuk dikirim${tanpa_tujuan > 0 ? `; ${tanpa_tujuan} pendaftar tanpa nomor atau alamat` : ''}.`;
  return [
    answerCall(calls.daftarBlast, undefined, () => listBlast(context.store.read)),
    answerCall(calls.pratinjauBlast, pratinjauContract, ({ input }) => pratinjau(context, input)),
    ...jenisInformasi.map((jenis) =>
      answerCall(blasts[jenis], blastContract(jenis), async ({ call, input }) => {
        const data = await kirimBlast(context, accountOf(call), input);
        return acted<{ status: true; message: string; data: HasilBlast }>(told(data), { data });
      }),
    ),
  ];
}

/** Messages that staff send from their own phones. */
function tanganRoutes(context: Context): Route[] {
  const { read } = context.store;
  async function list(akun: SignedIn): Promise<DaftarTangan> {
    const held = await listDipegang(read);
    const own = held.filter((row) => isPemegang(row, akun));
    const others = Map.groupBy(
      held.filter((row) => !isPemegang(row, akun)),
      ({ pemegang }) => pemegang ?? '',
    );
    return {
      pesan: [...own, ...(await listAntre(read, 'wa', tanganMax))].map(byHand),
      dipegang: [...others].map(([pemegang, rows]) => ({ pemegang, jumlah: rows.length })),
    };
  }
  return [
    answerCall(calls.tanganWa, undefined, ({ call }) => list(accountOf(call))),
    answerCall(calls.ambilTangan, satuPesanContract, async ({ call, input }) =>
      acted<{ status: true; message: string; data: PesanTangan }>('Pesan dibuka.', {
        data: byHand({ ...(await ambilPesan(context, accountOf(call), input.id)), keadaan: 'mengirim' }),
      }),
    ),
    answerCall(calls.lewatiTangan, satuPesanContract, async ({ call, input }) => {
      await lewatiPesan(context, accountOf(call), input.id);
      return acted('Pesan dilewati.');
    }),
  ];
}

function antreanRoutes(context: Context, pengirim: Pengirim): Route[] {
  const { store, clock } = context;
  return [
    answerCall(calls.antreanWa, undefined, async () => {
      const { kanal, per_hari } = await getPengaturan(store.read, 'pesan');
      const counts = await countKeadaan(store.read, mediaOf(kanal));
      const siap = await pengirim.lihat();
      const sent = await countHariIni(store.read, clock.nowMs(), await context.zona());
      return {
        kanal,
        ...counts,
        sisa_hari: Math.max(0, per_hari - sent),
        diam: 'diam' in siap ? siap.diam : '',
      };
    }),
    answerCall(calls.aturAntrean, aturAntreanContract, async ({ call, input }) =>
      acted(atur[input.tindakan](await aturAntrean(context, accountOf(call), input))),
    ),
    answerCall(calls.daftarBerhenti, undefined, async () => [...(await listBerhenti(store.read))].toSorted()),
    answerCall(calls.berhentiWa, berhentiContract, async ({ call, input }) => {
      const tujuan = tujuanOf(input.nomor, input.nomor.includes('@') ? 'surel' : 'wa');
      if (tujuan === undefined && input.berhenti)
        throw refusalOf({ nomor: 'Isi nomor HP, misalnya 0812…, atau alamat surel.' });
      // What was listed before it was looked at can be taken back as it stands there.
      const nomor = tujuan ?? input.nomor;
      const jumlah = await aturBerhenti(context, accountOf(call), { ...input, nomor });
      return acted(
        input.berhenti
          ? `${nomor} tidak dikirimi pesan lagi; ${jumlah} pesan yang antre dibatalkan.`
          : `${nomor} dapat dikirimi pesan lagi.`,
      );
    }),
  ];
}

function byHand({ id, nama, nomor, pesan: stored, keadaan }: BarisPesan): PesanTangan {
  // Queued for a channel with a one-time link, it goes by hand without: a colleague would read it.
  const pesan = isiTautan(stored, undefined);
  return { id, nama, nomor, pesan, tautan: waLink(nomor, pesan) ?? '', dibuka: keadaan === 'mengirim' };
}
