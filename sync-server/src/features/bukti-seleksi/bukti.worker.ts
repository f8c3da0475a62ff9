import {
  signedText,
  versiBukti,
  type BerkasBukti,
  type Diumumkan,
  type IsiBukti,
} from '@spmb/shared/bukti-seleksi/bukti.ts';
import { samarkanMasukan } from '@spmb/shared/bukti-seleksi/samarkan.ts';
import { answerTasks, type TaskLine } from '../../server/work/answer-tasks.ts';
import { hearAll, type Portion } from '../../server/work/portions.ts';
import { packBody, type PackedBody } from '../../snapshot/pack-body.ts';
import type { PotretTersimpan } from '../seleksi/kursi.queries.ts';
import { jsonOf, unpackJson } from '../../server/work/packed-json.ts';
import type { BarisDiumumkan } from './bukti.queries.ts';
import { samaranIn } from './samaran.ts';

/** A file to be put together; `masukan` and `hasil` are packed, as they are kept. */
export type TugasBukti = { kunci: string } & (
  | {
      jenis: 'bukti-seleksi';
      isi: Omit<IsiBukti, 'masukan' | 'diumumkan'>;
      masukan: PotretTersimpan['masukan'];
      /** For pseudonyms. What was announced is told. */
      samaran: { key: Uint8Array; sha256: string };
    }
  | ({ jenis: 'bukti-seleksi-lengkap'; isi: object } & Pick<PotretTersimpan, 'masukan' | 'hasil'>)
);

/** What it hears: rows of what was announced where it is asked for, then the signature under what it has said. */
export type UntukBukti = Portion<BarisDiumumkan> | { tanda: string };
/** What it says: the text to be signed, then the file. */
export type KataBukti = { text: Uint8Array<ArrayBuffer> } | PackedBody;

type Line = TaskLine<UntukBukti, KataBukti>;

answerTasks<UntukBukti, KataBukti>(async (tugas: TugasBukti, line) => {
  const { jenis, kunci } = tugas;
  const text = {
    jenis,
    versi: versiBukti,
    isi: tugas.jenis === 'bukti-seleksi' ? await samar(tugas, line) : lengkap(tugas),
  } as const;
  const signed = new Uint8Array(Buffer.from(signedText(text)));
  line.say({ text: signed }, [signed.buffer]);
  const { tanda } = (await line.hear()) as { tanda: string };
  const made = await packBody(JSON.stringify({ ...text, kunci, tanda } satisfies BerkasBukti));
  line.say(made, [made.body.buffer, ...(made.packed ? [made.packed.buffer] : [])]);
});

/** What everybody may read. */
async function samar(
  { isi, masukan, samaran: { key, sha256 } }: Extract<TugasBukti, { jenis: 'bukti-seleksi' }>,
  { hear }: Line,
): Promise<string> {
  const samaranOf = samaranIn(key, { nomor: isi.nomor, sha256 });
  const run = unpackJson(masukan);
  const ids = new Set(run.calon.map(({ id }) => id));
  const rows = await hearAll(hear as () => Promise<Portion<BarisDiumumkan>>);
  // Whoever had lost a seat of before took no part, whether he has it again or not.
  const announced = rows.filter(({ id, dari_ms }) => dari_ms === isi.terbit_ms || ids.has(id));
  const whole: IsiBukti = {
    ...isi,
    masukan: samarkanMasukan(run, samaranOf),
    diumumkan: diumumkan(announced, isi.terbit_ms, samaranOf),
  };
  return JSON.stringify(whole);
}

/** As it was at publication: who moved up from the reserve list since was announced with his place on it. */
function diumumkan(
  rows: readonly BarisDiumumkan[],
  terbitMs: number,
  samaranOf: (id: string) => string,
): Record<string, Diumumkan> {
  const told = rows.flatMap(({ id, status, program, jalan, urutan, dari_ms }): [string, Diumumkan][] => {
    if (status === 'TL' || program === null) return [];
    const isWaiting = status === 'CADANGAN' || (jalan === 'cadangan' && dari_ms === terbitMs);
    return [
      [
        samaranOf(id),
        isWaiting ? { status: 'CADANGAN', program, urutan } : { status: 'L', program, urutan: null },
      ],
    ];
  });
  return Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** As it is kept, to the letter. */
const lengkap = ({ isi, masukan, hasil }: Extract<TugasBukti, { jenis: 'bukti-seleksi-lengkap' }>): string =>
  `${JSON.stringify(isi).slice(0, -1)},"masukan":${jsonOf(masukan)},"hasil":${jsonOf(hasil)}}`;
