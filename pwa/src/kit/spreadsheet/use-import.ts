import type { Acted, PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { LaporanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPort } from '../port/staff-port.ts';
import { headsOf, tablesOf, type Peta } from './column-chooser.tsx';

interface Sent {
  chosen: File;
  mode: LaporanImport['mode'];
  by: Peta | undefined;
}

interface Options {
  /** The call that takes the file. */
  call: PlacedCall<FormData, Acted<{ data: LaporanImport }>>;
  /** Goes with the file. */
  fields: Readonly<Record<string, string>> | undefined;
  /** Hears what was written. */
  onImported: ((report: LaporanImport) => void) | undefined;
}

/** Import of a file: every choice has it read again, and nothing is written before `start`. */
export function useImport({ call, fields, onImported }: Options) {
  const port = useStaffPort();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [peta, setPeta] = useState<Peta>();
  const [last, setLast] = useState<{ heads: string; peta: Peta }>();
  // Kept while the file is read again, so that the choice of columns stays under the hand.
  const [tabel, setTabel] = useState<readonly TabelTerbaca[]>([]);
  const send = useMutation({
    mutationFn: async ({ chosen, mode, by }: Sent) => {
      const body = new FormData();
      body.set('file_excel', chosen);
      body.set('mode', mode);
      if (by) body.set('peta', JSON.stringify(by));
      for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value);
      return (await port.call(call, body)).data;
    },
    onError: (error) => setTabel(tablesOf(error)),
    onSuccess: (report) => {
      setTabel(report.tabel ?? []);
      if (report.mode !== 'impor') return undefined;
      onImported?.(report);
      return client.invalidateQueries({ queryKey: ['list'] });
    },
  });
  const heads = headsOf(tabel);
  return {
    send,
    file,
    /** Tables in which the file's columns may be chosen. */
    tabel,
    heads,
    /** The columns chosen before, for this file or one with the same heads. */
    peta: peta ?? (last?.heads === heads ? last.peta : undefined),
    choose(chosen: File) {
      setFile(chosen);
      setPeta(undefined);
      setTabel([]);
      send.mutate({ chosen, mode: 'periksa', by: undefined });
    },
    chooseColumns(by: Peta) {
      setPeta(by);
      setLast({ heads, peta: by });
      if (file) send.mutate({ chosen: file, mode: 'periksa', by });
    },
    start() {
      if (file) send.mutate({ chosen: file, mode: 'impor', by: peta });
    },
  };
}
