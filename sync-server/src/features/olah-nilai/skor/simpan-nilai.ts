import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { IsianNilai } from '@spmb/shared/olah-nilai/nilai.schema.ts';
import { kolomNilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import { checkVersion } from '../../../crud/save/check-version.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { NotFound } from '../../../http/errors.ts';
import { lockCalon, lockNilai, type NilaiTertulis } from './nilai-peserta.queries.ts';
import { saveNilai } from './nilai-peserta.mutations.ts';

/** Columns that every account with kelolaNilai may write (N48); the others need verifikasiBerkas. */
const forGuru: readonly (keyof IsianNilai)[] = ['nilai_teori', 'nilai_wawancara', 'wawancara', 'keterangan'];
const beside: readonly (keyof IsianNilai)[] = ['versi', 'alasan'];
const notYours = 'hanya diubah panitia. Minta operator atau administrator.';
const onlyAdmin = 'hanya ditetapkan administrator.';

/** Told of the first choices of whose scores were saved, in the same transaction. */
export type AfterScores = (tx: Transaction, nowMs: number, programs: ReadonlySet<string>) => Promise<void>;

interface Isian {
  jurusanId: string;
  id: string;
  input: IsianNilai;
}

/**
 * Writes of an applicant's scores what was sent, each field by what the account may write, on record with what stood before.
 * Refuses (409) an older version, whoever did not choose `jurusanId` or has no verified file (404), and a change of
 * `prioritas` without a reason.
 */
export const simpanNilai = (
  { store, clock }: Context,
  akun: SignedIn,
  isian: Isian,
  after: AfterScores,
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    await after(tx, nowMs, new Set([await tulisNilai(tx, nowMs, akun, isian)]));
  });

/** The same for many at once, as one act: where one is refused none is written, and `kesalahan` names it as id.field. */
export const simpanBanyakNilai = (
  { store, clock }: Context,
  akun: SignedIn,
  { jurusanId, rows }: { jurusanId: string; rows: readonly (IsianNilai & { id: string })[] },
  after: AfterScores,
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const programs = new Set<string>();
    const kesalahan: Record<string, string> = {};
    const seen = new Set<string>();
    for (const { id, ...input } of rows)
      try {
        if (seen.has(id)) throw new Refusal('Pendaftar ini ada dua kali di kisi. Muat ulang, lalu isi lagi.');
        seen.add(id);
        programs.add(await tulisNilai(tx, nowMs, akun, { jurusanId, id, input }));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const sentences = (error.data['kesalahan'] ?? { '': error.message }) as Record<string, string>;
        for (const [field, sentence] of Object.entries(sentences))
          kesalahan[field === '' ? id : `${id}.${field}`] = sentence;
      }
    refuseIsian(kesalahan);
    await after(tx, nowMs, programs);
  });

/** Answers the first choice of whose score it was. */
async function tulisNilai(
  tx: Transaction,
  nowMs: number,
  akun: SignedIn,
  { jurusanId, id, input }: Isian,
): Promise<string> {
  const first = await lockCalon(tx, id, jurusanId);
  if (first === undefined) throw new NotFound('Pendaftar ini tidak ada di program ini. Muat ulang daftar.');
  const before = await lockNilai(tx, id);
  refuseIsian(judge(akun, input, before));
  await checkVersion(tx, 'nilai_peserta', { id, versi: before.versi }, input.versi);
  const written = write(before, input);
  await saveNilai(tx, nowMs, id, written);
  await record(tx, nowMs, { id, before, after: written, alasan: input.alasan ?? '' });
  return first;
}

function judge(akun: SignedIn, input: IsianNilai, before: NilaiTertulis): Record<string, string> {
  const kesalahan: Record<string, string> = {};
  const sent = (Object.keys(input) as (keyof IsianNilai)[]).filter(
    (name) => input[name] !== undefined && !beside.includes(name),
  );
  if (!hasCapability(akun.authent, 'verifikasiBerkas'))
    for (const name of sent.filter((one) => !forGuru.includes(one)))
      kesalahan[name] = `Isian ini ${notYours}`;
  if (input.prioritas !== undefined && input.prioritas !== before.prioritas) {
    if (!hasCapability(akun.authent, 'kelolaSeleksi')) kesalahan['prioritas'] = `Prioritas ${onlyAdmin}`;
    else if (!input.alasan)
      kesalahan['alasan'] = 'Isi alasan prioritas diubah; alasan tampil di setiap penjelasan hasil.';
  }
  const isOrder = input.order_person_status ?? before.order_person_status;
  const name = input.order_person_name ?? before.order_person_name;
  if (isOrder && name === '' && (input.order_person_status ?? false))
    kesalahan['order_person_name'] = 'Isi Penanggung Jawab, atau matikan kebutuhan khusus.';
  return kesalahan;
}

function write(before: NilaiTertulis, input: IsianNilai): NilaiTertulis {
  const typed = komponen.map((one) => {
    const sent = input[kolomNilai[one]];
    const now = before.diketik[one];
    return [one, sent === undefined ? now : sent === null ? undefined : Math.round(sent * 100)] as const;
  });
  const diketik = Object.fromEntries(typed.filter(([, value]) => value !== undefined));
  const { wawancara, order_person_status = before.order_person_status } = input;
  const prioritas = input.prioritas ?? before.prioritas;
  return {
    ...before,
    diketik,
    wawancara:
      wawancara === undefined ? before.wawancara : wawancara === null ? null : Math.round(wawancara * 100),
    order_person_status,
    order_person_name: order_person_status ? (input.order_person_name ?? before.order_person_name) : '',
    afirmasi: input.afirmasi_status ?? before.afirmasi,
    prioritas,
    prioritas_alasan:
      prioritas === before.prioritas ? before.prioritas_alasan : prioritas ? (input.alasan ?? '') : '',
    keterangan: input.keterangan ?? before.keterangan,
  };
}

/** Only what changed, so that the history reads as what somebody did. */
async function record(
  tx: Transaction,
  nowMs: number,
  { id, before, after, alasan }: { id: string; before: NilaiTertulis; after: NilaiTertulis; alasan: string },
): Promise<void> {
  const names = (Object.keys(after) as (keyof NilaiTertulis)[]).filter(
    (name) => name !== 'versi' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return;
  const pick = (row: NilaiTertulis) => Object.fromEntries(names.map((name) => [name, row[name]]));
  await writeAudit(tx, nowMs, {
    tindakan: 'ubah',
    tabel: 'nilai_peserta',
    baris_id: id,
    sebelum: pick(before),
    sesudah: pick(after),
    alasan: alasan || null,
  });
}
