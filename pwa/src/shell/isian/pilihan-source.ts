import { acuanCombo, type PilihanAcuan } from '@spmb/shared/pendaftaran/acuan-combo.ts';
import type { Acuan, Field, Terisi } from '@spmb/shared/pendaftaran/formulir/field.ts';
import type { HttpClient } from '../../http/http-client.ts';
import type { PilihanStore } from '../../local-db/pendaftaran/pilihan-store.ts';

export type Pilihan = readonly PilihanAcuan[];

/** Options of references: at once what this device has seen, then what the server has. */
export interface PilihanSource {
  /** Calls `show` with what is known; rejects with CallError where nothing is known and the server is not reached. */
  load(field: Acuan, terisi: Terisi, show: (pilihan: Pilihan) => void): Promise<void>;
  /** Fetches ahead what of `fields` needs no other choice, so that it can be chosen later without network. */
  prepare(fields: readonly Field[]): Promise<void>;
}

export function createPilihanSource(http: Pick<HttpClient, 'call'>, store: PilihanStore): PilihanSource {
  const load: PilihanSource['load'] = async ({ dari, induk }, terisi, show) => {
    const di = induk === undefined ? undefined : terisi[induk];
    if (induk !== undefined && typeof di !== 'string') {
      show([]);
      return;
    }
    const alamat = `${dari}:${typeof di === 'string' ? di : ''}`;
    const known = await store.find(alamat);
    if (known) show(known);
    try {
      const fresh = await http.call(acuanCombo[dari], induk === undefined ? undefined : { [induk]: di });
      await store.put(alamat, fresh);
      show(fresh);
    } catch (problem) {
      if (!known) throw problem;
    }
  };
  return {
    load,
    async prepare(fields) {
      for (const field of fields)
        if (field.jenis === 'acuan' && field.induk === undefined)
          await load(field, {}, () => undefined).catch(() => undefined);
    },
  };
}
