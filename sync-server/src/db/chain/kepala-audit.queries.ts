import { asc, desc } from 'drizzle-orm';
import { lockRow } from '../lock-row.ts';
import { preparedSelect } from '../prepared.ts';
import { ofSchool } from '../of-school.ts';
import type { Reader, Transaction } from '../store.ts';
import { kepalaAudit, type Kepala } from './kepala-audit.table.ts';

const { untai, generasi, nomor, rantai } = kepalaAudit;
const columns = { untai, generasi, nomor, rantai };

/** Where every chain ends, the oldest generasi first. */
export const listKepala = (read: Reader): Promise<Kepala[]> =>
  read.select(columns).from(kepalaAudit).where(ofSchool(kepalaAudit)).orderBy(asc(generasi), asc(untai));

const selectKepala = (read: Reader) =>
  read.select(columns).from(kepalaAudit).where(ofSchool(kepalaAudit)).orderBy(desc(generasi)).limit(1);
const lockLast = preparedSelect((read) => lockRow(selectKepala(read)));

/** Where the chain in use ends; undefined: none has begun. */
export async function findKepala(read: Reader): Promise<Kepala | undefined> {
  const [kepala] = await selectKepala(read);
  return kepala;
}

/** The head of the chain, locked: whoever adds an entry waits for the commit of the one before. */
export async function lockKepala(tx: Transaction): Promise<Kepala | undefined> {
  const [kepala] = await lockLast(tx, {});
  return kepala;
}
