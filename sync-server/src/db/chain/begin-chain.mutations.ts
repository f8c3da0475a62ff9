import { asc, eq, gt, isNull } from 'drizzle-orm';
import { keadaanServer } from '../keadaan-server.table.ts';
import { systemRandomness } from '../../server/clock/system-randomness.ts';
import { audit } from '../audit.table.ts';
import { lockRow } from '../lock-row.ts';
import { idLetters } from '../new-id.ts';
import { placeholders, preparedWrite } from '../prepared.ts';
import { byId, ofSchool } from '../of-school.ts';
import { schoolId } from '../school-id.ts';
import type { Store, Transaction } from '../store.ts';
import { chain, firstRantai } from './entry-hash.ts';
import { listKepala } from './kepala-audit.queries.ts';
import { kepalaAudit, type Kepala } from './kepala-audit.table.ts';

const rowsPerPage = 500;
const system = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };

/** Begins the first chain of a school, at the start of its server: entries of older versions are the first of it. */
export async function openChain(store: Store): Promise<void> {
  if ((await listKepala(store.read)).length === 0) await store.tx(system, beginChain);
}

/**
 * Begins the chain of this generasi; its first hash commits to where all others end. Entries without a place, those of
 * older versions, become its first ones. Answers where it ends.
 */
export async function beginChain(tx: Transaction): Promise<Kepala> {
  const generasi = await lockGenerasi(tx);
  const others = await listKepala(tx);
  const begun = others.find((one) => one.generasi === generasi);
  if (begun) return begun;
  const untai = idLetters(systemRandomness.bytes(8));
  let kepala: Kepala = { untai, generasi, nomor: 0, rantai: firstRantai({ untai, generasi }, others) };
  for (let last = ''; ;) {
    const page = await tx
      .select()
      .from(audit)
      .where(ofSchool(audit, isNull(audit.untai), gt(audit.id, last)))
      .orderBy(asc(audit.id))
      .limit(rowsPerPage);
    for (const row of page) {
      const { rantai, ...chained } = chain(kepala, row);
      await placeEntry(tx, { ...chained, rantai });
      kepala = { untai, generasi, nomor: chained.nomor, rantai };
      last = row.id;
    }
    if (page.length < rowsPerPage) break;
  }
  await tx.insert(kepalaAudit).values({ sekolah_id: schoolId, ...kepala, sebelum: others });
  return kepala;
}

/** One of several processes begins it: the others wait and find it. */
async function lockGenerasi(tx: Transaction): Promise<number> {
  const kunci = 'generasi';
  await tx.insert(keadaanServer).values({ kunci, nilai: '1' }).onConflictDoNothing();
  const [row] = await lockRow(tx.select().from(keadaanServer).where(eq(keadaanServer.kunci, kunci)));
  return Number(row?.nilai ?? 1);
}

const placeEntry = preparedWrite((queries) =>
  queries
    .update(audit)
    .set(placeholders('untai', 'generasi', 'nomor', 'garam', 'sidik_isi', 'rantai'))
    .where(byId(audit, placeholders('id').id)),
);
