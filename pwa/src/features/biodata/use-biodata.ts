import {
  biodataFields,
  periksaBiodata,
  type IsianBiodata,
  type NamaBiodata,
} from '@spmb/shared/biodata/biodata.ts';
import { biodata, simpanBiodata } from '@spmb/shared/biodata/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { CallError, isUnanswered } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import { createBiodataStore } from '../../local-db/pendaftaran/biodata-store.ts';
import { PendaftaranDb, type BiodataRow } from '../../local-db/pendaftaran/pendaftaran-db.ts';
import { createPilihanStore } from '../../local-db/pendaftaran/pilihan-store.ts';
import { createPilihanSource } from '../../shell/isian/pilihan-source.ts';
import { useAppInfo, useServices } from '../../shell/services.tsx';
import { putuskanBiodata, setelahSimpan, terimaBiodata, terisiDari, tulisBiodata } from './biodata-row.ts';

const db = new PendaftaranDb();
const quiet = { problem: '', kesalahan: {} as Readonly<Record<string, string>> };

/** The biodata as this device knows it, asked for when the page opens and when the network is back. */
function useRekaman(akun: string, told: (problem: string) => void) {
  const { http } = useServices();
  const store = useMemo(() => createBiodataStore(db, akun), [akun]);
  const pilihan = useMemo(() => createPilihanSource(http, createPilihanStore(db)), [http]);
  const [row, setRow] = useState<BiodataRow>();

  const refresh = useCallback(async () => {
    const rekaman = await http.call(biodata);
    const fresh = await store.change((onDisk) => terimaBiodata(onDisk, akun, rekaman));
    setRow(fresh);
    return fresh;
  }, [http, store, akun]);
  const look = useCallback(
    () =>
      refresh().then(
        () => told(''),
        (problem: unknown) => told(textOfProblem(problem)),
      ),
    [refresh, told],
  );
  useEffect(() => {
    const open = async () => {
      const known = await store.find();
      if (known) setRow(known);
      await look();
      await pilihan.prepare(biodataFields);
    };
    const again = () => void look();
    void open();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [store, look, pilihan]);
  return { store, pilihan, row, setRow, refresh, look };
}

/** The biodata of an account: every change is on this device at once, at the server when it is saved. */
export function useBiodata(akun: string) {
  const { http, clock } = useServices();
  const { zona } = useAppInfo();
  const [state, setState] = useState({ ...quiet, saving: false });
  const told = useCallback((problem: string) => {
    setState((old) => ({ ...old, problem }));
  }, []);
  const { store, pilihan, row, setRow, refresh, look } = useRekaman(akun, told);

  const apply = (op: (row: BiodataRow) => BiodataRow) => {
    if (!row) return;
    setRow(op(row));
    void store.change((onDisk) => op(onDisk ?? row));
  };

  /** Sends it; what another device has saved elsewhere in it is taken in first, what it has saved otherwise is shown. */
  async function send(from: BiodataRow, isAgain = false): Promise<string> {
    if (from.bentrok.length > 0) throw new CallError(chooseFirst, 409);
    const sent = terisiDari(from);
    try {
      const call = at(simpanBiodata, { id: from.rekaman.id });
      const { message, data } = await http.call(call, { ...sent, versi: from.rekaman.versi });
      setRow(await store.change((onDisk) => setelahSimpan(onDisk ?? from, sent, data)));
      return message;
    } catch (problem) {
      const isStale = problem instanceof CallError && problem.httpStatus === 409;
      if (!isStale || isAgain) throw problem;
      return send(await refresh(), true);
    }
  }

  return {
    row,
    pilihan,
    ...state,
    look,
    tulis: (isian: Partial<IsianBiodata>) => {
      apply((now) => tulisBiodata(now, isian));
      setState((old) => ({ ...old, kesalahan: without(old.kesalahan, Object.keys(isian)) }));
    },
    putuskan: (name: NamaBiodata, siapa: 'sini' | 'sana') => {
      apply((now) => putuskanBiodata(now, name, siapa));
    },
    /** Answers the server's sentence; undefined: it is not saved, and `problem` or `kesalahan` says why. */
    async simpan(): Promise<string | undefined> {
      if (!row) return undefined;
      const kesalahan = periksaBiodata({ ...terisiDari(row) }, localDate(clock.nowMs(), zona));
      if (Object.keys(kesalahan).length > 0) {
        setState({ problem: 'Ada isian yang harus diperbaiki.', kesalahan, saving: false });
        return undefined;
      }
      setState({ ...quiet, saving: true });
      try {
        const message = await send(row);
        setState({ ...quiet, saving: false });
        return message;
      } catch (problem) {
        const said = problem instanceof CallError ? problem.kesalahan : {};
        const text = isUnanswered(problem) ? keptHere : textOfProblem(problem);
        setState({ problem: text, kesalahan: said, saving: false });
        return undefined;
      }
    },
  };
}

const without = (all: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

const chooseFirst = 'Biodata ini juga diubah di perangkat lain. Pilih isian yang dipakai, lalu simpan.';
const keptHere =
  'Server belum terjangkau. Isian Anda tetap tersimpan di perangkat ini. Simpan lagi begitu tersambung.';
