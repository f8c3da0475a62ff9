import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { KeadaanPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { desc, eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Transaction } from '../../db/store.ts';
import { peralihanPermohonan, permohonan } from './permohonan.table.ts';

/** An act as it is asked for: other words are another one, since nobody would be told them. */
interface Tindakan {
  peserta_id: string;
  formasi_id: string;
  ke: KeadaanPermohonan;
  /** '' of an applicant. */
  keterangan: string;
}

/**
 * Whether this act was carried out already under its `operasi`. What it acts on is locked before: asked twice at once, the
 * second sees what the first has done. Refuses (409) an id that belongs to another act.
 */
export async function isSudahDilakukan(tx: Transaction, operasi: string, same: Tindakan): Promise<boolean> {
  const [row] = await tx
    .select({
      ke: peralihanPermohonan.ke,
      keterangan: peralihanPermohonan.keterangan,
      peserta_id: permohonan.peserta_id,
      formasi_id: permohonan.formasi_id,
    })
    .from(peralihanPermohonan)
    .innerJoin(permohonan, byId(permohonan, peralihanPermohonan.permohonan_id))
    .where(ofSchool(peralihanPermohonan, eq(peralihanPermohonan.operasi, operasi)));
  if (!row) return false;
  const { peserta_id, formasi_id, ke, keterangan } = same;
  const isOfSame = row.peserta_id === peserta_id && row.formasi_id === formasi_id;
  if (isOfSame && row.ke === ke && row.keterangan === keterangan) return true;
  throw new Refusal(
    'Tindakan ini sudah pernah dipakai untuk hal lain. Muat ulang halaman, lalu ulangi.',
    409,
    {
      jenis: 'operasi-terpakai',
    },
  );
}

/** Refuses (409) an act on an older version, and says who acted since. */
export async function refuseVersiLama(
  tx: Transaction,
  { id, versi }: { id: string; versi: number },
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === versi) return;
  const { nama, permohonan_id } = peralihanPermohonan;
  const [last] = await tx
    .select({ nama })
    .from(peralihanPermohonan)
    .where(ofSchool(peralihanPermohonan, eq(permohonan_id, id)))
    .orderBy(desc(peralihanPermohonan.versi))
    .limit(1);
  throw new Refusal(
    `Permohonan ini sudah diubah ${last?.nama ?? 'orang lain'} sejak Anda membukanya. Muat ulang, lalu ulangi.`,
    409,
    { jenis: 'versi-lama' },
  );
}
