import { checked } from '../../http/read-body.ts';
import * as calls from '@spmb/shared/pesan-keluar/calls.ts';
import { jenisInformasi } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import type { PesanTangan, RencanaBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import {
  aturAntreanContract,
  berhentiContract,
  blastContract,
  kirimUlangContract,
  nyatakanContract,
  pratinjauContract,
  saringWaContract,
} from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import { awalHari } from '@spmb/shared/pesan-keluar/saat-kirim.ts';
import { waLink } from '@spmb/shared/peserta/wa-link.ts';
import type { Context } from '../../context.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Deletion, type Route } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { countKeadaan, countPercobaan, listAntre, listBerhenti } from './antrean/antrean.queries.ts';
import { aturAntrean, aturBerhenti, hapusPesan, kirimUlang, nyatakan } from './antrean/atur-antrean.ts';
import type { BarisPesan } from './antrean/kirim.mutations.ts';
import type { Pengirim } from './antrean/kirim-antrean.ts';
import { pesanKeluar } from './antrean/pesan-keluar.table.ts';
import { kirimBlast, pratinjau } from './blast/kirim-blast.ts';
import { tujuanOf } from './blast/rencanakan.ts';
import { listWa } from './daftar-wa.queries.ts';

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

/** Messages that leave the server: the list, blasts, and what staff do to the queue. */
export function pesanKeluarRoutes(context: Context, pengirim: Pengirim): Route[] {
  return [...daftarRoutes(context), ...blastRoutes(context), ...antreanRoutes(context, pengirim)];
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
      return listWa(read, checked(saringWaContract, query.filters).saring, query);
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
    answerCall(calls.kirimUlang, kirimUlangContract, async ({ call, input }) => {
      await kirimUlang(context, accountOf(call), input.id);
      return acted('Pesan antre lagi dan dikirim lebih dahulu.');
    }),
    answerCall(calls.nyatakanWa, nyatakanContract, async ({ call, input }) => {
      await nyatakan(context, accountOf(call), input);
      return acted(input.terkirim ? 'Pesan ditandai terkirim.' : 'Pesan ditandai gagal.');
    }),
  ];
}

function blastRoutes(context: Context): Route[] {
  const told = ({ jumlah, tanpa_tujuan }: RencanaBlast) =>
    `${jumlah} pesan antre untuk dikirim${tanpa_tujuan > 0 ? `; ${tanpa_tujuan} pendaftar tanpa nomor atau alamat` : ''}.`;
  return [
    answerCall(calls.pratinjauBlast, pratinjauContract, ({ input }) => pratinjau(context, input)),
    ...jenisInformasi.map((jenis) =>
      answerCall(blasts[jenis], blastContract(jenis), async ({ call, input }) => {
        const data = await kirimBlast(context, accountOf(call), input);
        return acted<{ status: true; message: string; data: RencanaBlast }>(told(data), { data });
      }),
    ),
  ];
}

function antreanRoutes(context: Context, pengirim: Pengirim): Route[] {
  const { store, clock } = context;
  return [
    answerCall(calls.antreanWa, undefined, async () => {
      const { kanal, per_hari } = await getPengaturan(store.read, 'pesan');
      const siap = await pengirim.lihat();
      const sent = await countPercobaan(store.read, awalHari(clock.nowMs(), await context.zona()));
      return {
        kanal,
        jumlah: await countKeadaan(store.read),
        sisa_hari: Math.max(0, per_hari - sent),
        diam: 'diam' in siap ? siap.diam : '',
      };
    }),
    answerCall(calls.aturAntrean, aturAntreanContract, async ({ call, input: { tindakan } }) =>
      acted(atur[tindakan](await aturAntrean(context, accountOf(call), tindakan))),
    ),
    answerCall(calls.tanganWa, undefined, async () =>
      (await listAntre(store.read, 'wa', tanganMax)).map(byHand),
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

const byHand = ({ id, nama, nomor, pesan }: BarisPesan): PesanTangan => ({
  id,
  nama,
  nomor,
  pesan,
  tautan: waLink(nomor, pesan) ?? '',
});
