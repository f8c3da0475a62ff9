import { prosesIdContract } from '@spmb/shared/kernel/proses.schema.ts';
import * as calls from '@spmb/shared/peserta/calls.ts';
import { permintaanImportPesertaContract } from '@spmb/shared/peserta/import/laporan-import.schema.ts';
import { fileOf, historyOf } from '@spmb/shared/resource-calls.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { listHistory } from '../../crud/history.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted, workbook } from '../../http/answers.ts';
import { checked } from '../../http/read-body.ts';
import { requireSpace } from '../../http/door/require-space.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { petaOf, readForm } from '../../media/read-form.ts';
import { exportPeserta } from './export-peserta.ts';
import { generateAccount } from './account/generate-account.ts';
import { describeImport, importDataPeserta } from './import/import-data-peserta.ts';
import { getRincian } from './get-rincian.ts';
import { buildPesertaTemplate } from './import/read/build-peserta-template.ts';
import { getPesertaOfStaff } from './account/peserta-of-staff.ts';
import { readFilter } from './read-filter.ts';
import { listPeserta } from './rows/list-peserta.queries.ts';

/** Participants: list, import with its template, generation of accounts. */
export function pesertaRoutes(context: Context): Route[] {
  const { read } = context.store;
  const inTurn = takeTurns();
  return [
    answerCall(calls.dataPeserta, undefined, async ({ call }) =>
      listPeserta(read, await readFilter(context, call), readListQuery(call)),
    ),
    answerCall(fileOf(calls.dataPeserta), undefined, async ({ call }) =>
      exportPeserta(context, call, await readFilter(context, call)),
    ),
    answerCall(calls.rincianPeserta, undefined, ({ call, at }) =>
      getRincian(context, accountOf(call), at.id),
    ),
    answerCall(historyOf(calls.rincianPeserta), undefined, async ({ call }) => {
      const { id, akun } = await getPesertaOfStaff(context, accountOf(call), call.req.param('id') ?? '');
      // His account belongs to him: who saw or changed its password stands there.
      const records = [
        { tabel: 'peserta', baris_id: id },
        ...(akun ? [{ tabel: 'akun', baris_id: akun.id }] : []),
      ];
      return listHistory(read, records);
    }),
    answerCall(calls.importPeserta, undefined, async ({ call }) => {
      await requireSpace(context);
      const actor = actorOf(accountOf(call));
      const form = await readForm(call);
      const asked = {
        mode: form.text('mode'),
        status_berkas: form.text('status_berkas'),
        peta: petaOf(form),
      };
      const permintaan = checked(permintaanImportPesertaContract, asked);
      const work = () => importDataPeserta(context, actor, form.file('file_excel'), permintaan);
      const data = await (permintaan.mode === 'periksa' ? work() : inTurn(work));
      return acted(describeImport(data), { data });
    }),
    answerCall(calls.templatPeserta, undefined, async ({ call }) =>
      workbook(call, await buildPesertaTemplate(), 'templat-peserta.xlsx'),
    ),
    answerCall(calls.generateAkun, prosesIdContract, async ({ call, input: { proses } }) => {
      const akun = accountOf(call);
      const start = { id: proses ?? undefined, jenis: 'Pembuatan akun peserta', akunId: akun.akun_id };
      const data = await context.progress.run(start, (tell) =>
        inTurn(() => generateAccount(context, actorOf(akun), tell)),
      );
      const failed = data.gagal.length > 0 ? ` ${data.gagal.length} tidak dapat dibuat.` : '';
      return acted(`${data.dibuat} akun dibuat, ${data.sudah_ada} sudah ada.${failed}`, { data });
    }),
  ];
}
