import {
  formulir,
  semuaField,
  type Formulir,
  type NamaField,
} from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { Field } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { hitungRataRata } from '@spmb/shared/pendaftaran/rata-rata.ts';
import { teksIsian, type NamaAcuanById } from '@spmb/shared/pendaftaran/teks-isian.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { Context } from '../../context.ts';
import { answerExport } from '../../crud/spreadsheet/answer-export.ts';
import { readPortions } from '../../crud/list/read-portions.ts';
import type { Call } from '../../http/route.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';
import { readNamaAcuan } from '../pendaftaran/nama-acuan.queries.ts';
import type { peserta } from '../peserta/rows/peserta.table.ts';
import { listIds, listOwn } from './diputus.queries.ts';
import { listIsi } from './pemeriksaan/pemeriksaan.queries.ts';

type Own = typeof peserta.$inferSelect;

/** Everything of the form that is no file, under its label; where several have one, with their step before it. */
const columns = semuaField.filter(({ jenis }) => jenis !== 'berkas');
const heads = columns.map(({ name, label }) => {
  const step = formulir.find(({ fields }) => fields.some((field) => field.name === name));
  const isShared = columns.filter((one) => one.label === label).length > 1;
  return isShared && step ? `${step.title}: ${label}` : label;
});

function cellsOf(own: Own, isi: Formulir, namaDari: NamaAcuanById): SheetCell[] {
  const cell = (field: Field<NamaField>): SheetCell =>
    field.jenis === 'angka'
      ? (isi[field.name] as number | null)
      : teksIsian(field, isi[field.name], namaDari);
  const { nilai_rapor } = hitungRataRata(isi);
  return [own.nomor_register, statusBerkasText(own.status), ...columns.map(cell), nilai_rapor];
}

/** `POST api/verified-download`: the forms of decided files as a workbook, on record. */
export async function downloadVerified(
  context: Context,
  call: Call,
  ids: readonly string[],
): Promise<Response> {
  const { read } = context.store;
  const portions = readPortions(await listIds(read, ids), (part) => listOwn(read, part));
  async function* cells(): AsyncGenerator<SheetCell[][]> {
    for await (const rows of portions) {
      const forms = await listIsi(read, rows);
      const namaDari = await readNamaAcuan(read, [...forms.values()]);
      yield rows.flatMap((own) => {
        const isi = forms.get(own.id);
        return isi ? [cellsOf(own, isi, namaDari)] : [];
      });
    }
  }
  return answerExport(context, call, {
    label: 'Pendaftar terverifikasi',
    tabel: 'peserta',
    heads: ['Nomor pendaftaran', 'Status berkas', ...heads, 'Nilai rapor'],
    portions: cells(),
  });
}
