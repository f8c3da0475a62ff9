import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { berkasLaporan, type NamaBerkas } from '@spmb/shared/laporan/laporan.ts';
import type { Context } from '../../context.ts';
import { readPortions } from '../../crud/list/read-portions.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { answerExport } from '../../crud/spreadsheet/answer-export.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { Forbidden } from '../../http/errors.ts';
import { accountOf, type Call } from '../../http/route.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';
import { readNamaAcuan } from '../pendaftaran/nama-acuan.queries.ts';
import { listIsi } from '../verifikasi/pemeriksaan/pemeriksaan.queries.ts';
import { teksBaris, yangDiterima } from './baris.ts';
import { lembarHasil } from './berkas.ts';
import { listPeserta } from './hasil-laporan.queries.ts';
import { barisDapodik, headsDapodik } from './lembar-dapodik.ts';
import { barisImport, headsImport } from './lembar-import.ts';
import { openLaporan, type Laporan } from './open-laporan.ts';

/** A list of the result as a file, on record. Refuses who may not have it, and drafts of what is handed on. */
export async function answerBerkas(
  context: Context,
  call: Call,
  { berkas, jurusan_id }: { berkas: NamaBerkas; jurusan_id?: string | undefined },
): Promise<Response> {
  const { label, capability, rancangan } = berkasLaporan[berkas];
  const akun = accountOf(call);
  if (!hasCapability(akun.authent, capability)) throw new Forbidden(403);
  const laporan = await openLaporan(context, akun, jurusan_id);
  if (laporan.rancangan && !rancangan)
    throw new Refusal('Berkas ini diserahkan ke luar panitia, jadi ada sesudah hasil seleksi diumumkan.');
  if (berkas === 'baris') return answerText(context, call, laporan);
  const { heads, portions } = sheetOf(context, laporan, berkas);
  return answerExport(context, call, {
    label: laporan.rancangan ? `RANCANGAN ${label}` : label,
    tabel: 'hasil_seleksi',
    baris_id: [berkas, ...(jurusan_id === undefined ? [] : [jurusan_id])].join(' '),
    heads,
    portions,
  });
}

/** The very bytes whose fingerprint stands on the report. */
async function answerText({ store, clock }: Context, call: Call, laporan: Laporan): Promise<Response> {
  await store.tx(actorOf(accountOf(call)), (tx) =>
    writeAudit(tx, clock.nowMs(), {
      tindakan: 'ekspor',
      tabel: 'hasil_seleksi',
      baris_id: 'baris',
      sesudah: { jumlah: yangDiterima(laporan).length },
    }),
  );
  return call.body(teksBaris(laporan), 200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="laporan-penerimaan.txt"',
    'cache-control': 'no-store',
  });
}

function sheetOf(context: Context, laporan: Laporan, berkas: Exclude<NamaBerkas, 'baris'>) {
  if (berkas === 'dapodik') return { heads: headsDapodik, portions: cellsDapodik(context, laporan) };
  if (berkas === 'impor') return { heads: headsImport, portions: cellsImpor(context, laporan) };
  const { heads, rows } = lembarHasil[berkas](laporan);
  return { heads, portions: [rows] };
}

async function* cellsImpor({ store }: Context, laporan: Laporan): AsyncGenerator<SheetCell[][]> {
  const accepted = new Map(yangDiterima(laporan).map((row) => [row.id, row.jurusan]));
  for await (const owns of readPortions([...accepted.keys()], (ids) => listPeserta(store.read, ids)))
    yield owns.map((own) => barisImport(own, accepted.get(own.id) ?? ''));
}

async function* cellsDapodik({ store: { read } }: Context, laporan: Laporan): AsyncGenerator<SheetCell[][]> {
  const ids = yangDiterima(laporan).map(({ id }) => id);
  let nomor = 0;
  for await (const owns of readPortions(ids, (part) => listPeserta(read, part))) {
    const forms = await listIsi(read, owns);
    const namaAcuan = await readNamaAcuan(read, [...forms.values()]);
    yield owns.flatMap((own) => {
      const isi = forms.get(own.id);
      return isi ? [barisDapodik({ own, isi, namaAcuan, nomor: ++nomor })] : [];
    });
  }
}
