import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { printKertas } from '@spmb/shared/kertas-ujian/calls.ts';
import {
  isSebelumUjian,
  type FormatKertas,
  type JenisKertas,
  type SesiKertas,
} from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { useFile } from '../../kit/call/use-file.ts';
import { useProses } from '../../kit/call/use-proses.ts';

/** The one that the address asks for, where it is offered. */
function only<T extends string>(offered: readonly T[], asked: string | null): readonly T[] | undefined {
  const found = offered.filter((one) => one === asked);
  return found.length > 0 ? found : undefined;
}

/** What is chosen to be printed, and the print itself. */
export type PrintState = ReturnType<typeof usePrintKertas>;

/** Ruang and papers are chosen as the address asks, else every ruang and what is needed before the exam. */
export function usePrintKertas(at: TanggalSesi, kertas: SesiKertas) {
  const port = useStaffPort();
  const download = useFile(printKertas, 'form');
  const [asked] = useSearchParams();
  const offered = kertas.ruang.map(({ ruang }) => ruang);
  const [chosenRuang, setRuang] = useState(only(offered, asked.get('ruang')) ?? offered);
  const [papers, setPapers] = useState<readonly JenisKertas[]>(
    only(kertas.kertas, asked.get('kertas')) ?? kertas.kertas.filter(isSebelumUjian),
  );
  const [format, setFormat] = useState<FormatKertas>('pdf');
  const [isOneFile, setIsOneFile] = useState(false);
  const [proses, setProses] = useState<string>();
  const running = useProses(download.isPending ? proses : undefined);
  const isZip = chosenRuang.length > 1 && !isOneFile;
  const print = () => {
    const id = port.newId();
    setProses(id);
    download.mutate({
      fileName: `Kertas ujian ${kertas.sesi} ${at.tanggal}.${isZip ? 'zip' : format}`,
      input: {
        ...at,
        ruang: [...chosenRuang],
        kertas: [...papers],
        format,
        satu_berkas: isOneFile,
        proses: id,
      },
    });
  };
  const isNothing = chosenRuang.length === 0 || papers.length === 0;
  const chosen = { chosenRuang, papers, format, isOneFile, isNothing };
  return { ...chosen, setRuang, setPapers, setFormat, setIsOneFile, print, download, running };
}
