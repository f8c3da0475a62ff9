import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refusalOf } from '../../../crud/definition/refuse-isian.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { deletePenempatan, placeKursi } from '../../seleksi/kursi.mutations.ts';
import { findKursiTetap } from '../../seleksi/kursi-tetap.queries.ts';
import { listKursiOf, listKursiProgram, listPenempatan } from '../../seleksi/kursi.queries.ts';
import { listCalonNilai } from '../skor/lihat-nilai.ts';
import { listProgram } from '../skor/program-nilai.queries.ts';
import { milik } from '../skor/sumber.queries.ts';
import { lockSeleksi } from './lock-seleksi.ts';

interface Asked {
  jurusan_id: string;
  id: string;
  alasan?: string | undefined;
  konfirmasi?: boolean | undefined;
}

/**
 * Gives one verified applicant a seat by hand, with a reason: it counts against the quota and takes nobody else's. Where the
 * programme is full it asks first (409 lewat-pagu). Twice is once.
 */
export const tempatkanManual = ({ store, clock }: Context, akun: SignedIn, asked: Asked): Promise<string> =>
  store.tx(actorOf(akun), async (tx) => {
    const { jurusan_id, id, alasan = '', konfirmasi = false } = asked;
    await lockSeleksi(tx);
    const program = (await listProgram(tx)).find((one) => one.id === jurusan_id);
    const [calon] = await listCalonNilai(tx, undefined, milik(id));
    if (!program || !calon) throw new NotFound('Pendaftar atau program ini tidak ada. Muat ulang daftar.');
    const { name } = program;
    await refuseTetap(tx, clock.nowMs(), id, calon.nilai.nama);
    const before = (await listKursiOf(tx, [id])).find(({ jalan }) => jalan !== null);
    if (before?.jalan === 'manual' && before.program_keahlian_id === jurusan_id) return name;
    if (alasan === '')
      throw refusalOf({
        alasan: 'Isi alasan pendaftar ini ditempatkan; alasan tercatat dan tampil di hasilnya.',
      });
    const taken = (await listKursiProgram(tx, [jurusan_id])).filter(
      ({ jalan, peserta_id }) => jalan !== null && peserta_id !== id,
    );
    if (taken.length >= program.pagu && !konfirmasi)
      throw new Refusal(
        `${name} sudah terisi ${taken.length} dari ${program.pagu} kursi. Menempatkan pendaftar ini melebihi pagu; tidak seorang pun dikeluarkan. Lanjutkan?`,
        409,
        { jenis: 'lewat-pagu' },
      );
    await placeKursi(tx, clock.nowMs(), { peserta_id: id, program_keahlian_id: jurusan_id, alasan });
    await writeAudit(tx, clock.nowMs(), {
      tindakan: 'tempatkan',
      tabel: 'seleksi',
      baris_id: id,
      sebelum: before ? { program_keahlian_id: before.program_keahlian_id, jalan: before.jalan } : null,
      sesudah: { program_keahlian_id: jurusan_id, jalan: 'manual' },
      alasan,
    });
    return name;
  });

/** Once seats have moved, whoever has one by what is published keeps it, and whoever gave his up gets it back elsewhere. */
async function refuseTetap(tx: Transaction, nowMs: number, id: string, nama: string): Promise<void> {
  const tetap = await findKursiTetap(tx, nowMs);
  const seat = tetap?.pemegang.find((one) => one.id === id);
  if (seat)
    throw new Refusal(
      `${nama} sudah mempunyai kursi menurut hasil yang terbit. Bila ia pindah program, catat pengunduran dirinya di Daftar Ulang dahulu.`,
    );
  if (tetap?.lepas.has(id))
    throw new Refusal(
      `Kursi ${nama} sudah dilepas, jadi ia tidak ikut seleksi lagi. Kembalikan kursinya di Daftar Ulang, selama masih kosong.`,
    );
}

/** Takes a placement by hand back, with a reason; whoever has none keeps what he has. The seat stays free until a round runs. */
export const batalkanPenempatan = (
  { store, clock }: Context,
  akun: SignedIn,
  { id, alasan }: { id: string; alasan: string },
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    await lockSeleksi(tx);
    const before = (await listPenempatan(tx)).find((one) => one.id === id);
    if (!before) return;
    await deletePenempatan(tx, id);
    await writeAudit(tx, clock.nowMs(), {
      tindakan: 'batalkan_penempatan',
      tabel: 'seleksi',
      baris_id: id,
      sebelum: { program_keahlian_id: before.program },
      alasan,
    });
  });
