import { pickNilai } from '@spmb/shared/hasil-ujian/nilai-berlaku.ts';
import {
  planUjianUlang,
  type CalonUlang,
  type HasilUlang,
  type IsianUjianUlang,
  type JenisUlang,
} from '@spmb/shared/jadwal-ujian/ujian-ulang.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { sessionSpan, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/definition/place.ts';
import type { Reader } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { liveTopic, rosterChanged } from '../../live/live-topic.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { systemRandomness } from '../../server/clock/system-randomness.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { ensureRahasiaSesi } from '../jadwal-ujian/jadwal-peserta/jadwal-peserta.mutations.ts';
import { ensureSesi, insertUlang } from '../jadwal-ujian/jadwal/ujian-ulang.mutations.ts';
import { isShown } from './daftar-nilai.ts';
import { listBarisHari, listBarisOfPeserta, listCalonUlang } from './ujian-ulang.queries.ts';

type Rencana = Omit<IsianUjianUlang, 'alasan'>;

/** Plans are carried out one after the other, so that none is made from what another is changing. */
const inTurn = takeTurns();
const rowsPerTx = 50;
const minuteMs = 60_000;

/** Whom a make-up or remedial would give a row, and whom not; writes nothing. */
export async function planUlang(context: Context, akun: SignedIn, isian: Rencana): Promise<HasilUlang> {
  const { read } = context.store;
  const zona = await context.zona();
  const { selesaiMs } = sessionSpan(isian.tanggal_susulan, isian.jam_mulai, isian.jam_selesai, zona);
  if (isian.jam_mulai === isian.jam_selesai)
    throw new Refusal('Jam selesai sama dengan jam mulai. Ubah salah satunya.');
  if (selesaiMs <= context.clock.nowMs())
    throw new Refusal('Waktu yang dipilih sudah lewat. Pilih tanggal dan jam yang akan datang.');
  const calon = await listCalon(context, akun, isian.ids, zona);
  const hari = await listBarisHari(
    read,
    isian.tanggal_susulan,
    calon.map(({ peserta_id }) => peserta_id),
  );
  const names = new Map(calon.map(({ id, nama }) => [id, nama]));
  const plan = planUjianUlang(isian.jenis, calon, isian, hari);
  const gone = [...new Set(isian.ids)].filter((id) => !names.has(id));
  const missing = gone.map((id) => ({ id, alasan: 'Jadwal peserta ini tidak ada lagi. Muat ulang daftar.' }));
  return {
    dibuat: plan.dibuat.length,
    peserta: plan.dibuat.map(({ id }) => ({ id, nama: names.get(id) ?? '' })),
    dilewati: [...plan.dilewati, ...missing].map((one) => ({ ...one, nama: names.get(one.id) ?? '' })),
  };
}

/** Makes the rows of a make-up or remedial, and its session where none has these times. Refuses where nobody gets one. */
export const makeUlang = (context: Context, akun: SignedIn, isian: IsianUjianUlang): Promise<HasilUlang> =>
  inTurn(async () => {
    const { store, clock, secrets, live } = context;
    const plan = await planUlang(context, akun, isian);
    const { jenis: asal, tanggal_susulan: tanggal, alasan } = isian;
    if (plan.dibuat === 0) refuseNobody(isian.jenis, plan.dilewati);
    let dibuat = 0;
    for (let start = 0; start < plan.peserta.length; start += rowsPerTx) {
      const ids = plan.peserta.slice(start, start + rowsPerTx).map(({ id }) => id);
      const sesiId = await store.tx(actorOf(akun), async (tx) => {
        const nowMs = clock.nowMs();
        const jadwal_ujian_sesi_id = await ensureSesi(tx, nowMs, isian);
        const at = { tanggal, jadwal_ujian_sesi_id };
        await ensureRahasiaSesi(tx, nowMs, at, secrets.seal(systemRandomness.bytes(32)));
        dibuat += await insertUlang(tx, nowMs, ids, { ...at, asal, alasan });
        return jadwal_ujian_sesi_id;
      });
      live.publish(liveTopic(tanggal, sesiId), rosterChanged);
    }
    return { ...plan, dibuat };
  });

const reasonsShown = 3;

/** Says that nobody would sit again, and why: the commonest reasons, each with whom it is about. */
function refuseNobody(jenis: JenisUlang, dilewati: HasilUlang['dilewati']): never {
  const groups = [...Map.groupBy(dilewati, ({ alasan }) => alasan)].sort((a, b) => b[1].length - a[1].length);
  const reasons = groups.slice(0, reasonsShown).map(([alasan, rows]) => {
    const who = rows.length === 1 && rows[0]?.nama ? rows[0].nama : `${rows.length} peserta`;
    return `${who}: ${alasan}`;
  });
  const others = groups.slice(reasonsShown).flatMap(([, rows]) => rows).length;
  if (others > 0) reasons.push(`${others} peserta lain karena alasan lain.`);
  throw new Refusal(
    `Tidak ada peserta terpilih yang dapat dijadwalkan ${jenis}. ${reasons.join(' ')} Pilih peserta lain, atau ubah tanggal dan jamnya.`,
    200,
    { data: { dibuat: 0, dilewati } },
  );
}

/** Rows by id as the plan judges them. */
async function listCalon(
  context: Context,
  akun: SignedIn,
  ids: readonly string[],
  zona: Zone,
): Promise<(CalonUlang & { nama: string })[]> {
  const { read } = context.store;
  const now = context.clock.nowMs();
  const rows = await listCalonUlang(read, akun, ids);
  const judge = await judgeRows(read, rows, now);
  return rows.map((row) => {
    const { tanggal, jam_mulai, jam_selesai, toleransi_menit, geser_menit } = row;
    const { selesaiMs } = sessionSpan(tanggal, jam_mulai, jam_selesai, zona);
    const berakhir = selesaiMs + (geser_menit + toleransi_menit) * minuteMs < now;
    return { ...row, ...judge(row), berakhir };
  });
}

/** What counts for a participant and schedule now, and what he has still to sit. */
async function judgeRows(
  read: Reader,
  rows: readonly { peserta_id: string; jadwal_ujian_id: string; kktp: number | null }[],
  nowMs: number,
) {
  const aturan = await getPengaturan(read, 'hasil');
  const all = await listBarisOfPeserta(
    read,
    rows.map(({ peserta_id }) => peserta_id),
    rows.map(({ jadwal_ujian_id }) => jadwal_ujian_id),
  );
  const keyOf = (row: { peserta_id: string; jadwal_ujian_id: string }) =>
    `${row.peserta_id} ${row.jadwal_ujian_id}`;
  const groups = Map.groupBy(all, keyOf);
  return (row: (typeof rows)[number]): Pick<CalonUlang, 'kktp' | 'nilai' | 'menunggu'> => {
    const own = (groups.get(keyOf(row)) ?? []).map((one) => ({
      ...one,
      nilai: isShown(one, nowMs) ? one.nilai : null,
    }));
    const kktp = row.kktp ?? aturan.kktp;
    const { nilai } = pickNilai(own, kktp, aturan.nilai_remedial);
    const open = own.find(({ asal, percobaan }) => asal !== 'jadwal' && percobaan === 0);
    return { kktp, nilai, menunggu: open?.asal ?? null };
  };
}
