import { tabelWords } from '@spmb/shared/audit/tabel-words.ts';
import { inWords, tindakanWords } from '@spmb/shared/audit/tindakan-words.ts';
import type { AuditRow } from '../audit.table.ts';
import type { Reader } from '../store.ts';
import { findGenerasi, findStray, listUntai, pageChain, type Untai } from './audit-chain.queries.ts';
import { catatanOf, type Catatan } from './catatan.ts';
import { checkEntry } from './check-entry.ts';
import { firstRantai } from './entry-hash.ts';
import type { Kepala } from './kepala-audit.table.ts';

export interface ChainReport {
  jumlah: number;
  /** Entries whose personal values were deleted. */
  kosong: number;
  /** Where the chain in use ends. */
  kepala: Kepala | undefined;
  /** What is wrong, the first of each chain. */
  salah: string[];
  /** Whether the place that was asked for is in a chain. */
  ditemukan: boolean;
}

/** Reads the whole audit trail in portions and says where it is not what was recorded. `cari` is looked for in it. */
export async function verifyChain(read: Reader, cari?: Catatan): Promise<ChainReport> {
  const chains = await listUntai(read);
  const report: ChainReport = {
    jumlah: 0,
    kosong: 0,
    kepala: chains.at(-1),
    salah: [],
    ditemukan: false,
  };
  for (const one of chains) {
    const wrong = await walk(read, one, (row) => {
      report.jumlah++;
      if (row.garam === null) report.kosong++;
      if (
        row.nomor === cari?.nomor &&
        catatanOf({ nomor: row.nomor, rantai: row.rantai ?? '' }).sidik === cari.sidik
      )
        report.ditemukan = true;
    });
    if (wrong !== undefined) report.salah.push(wrong);
  }
  report.salah.push(...checkEnds(chains, await findGenerasi(read)));
  const stray = await findStray(
    read,
    chains.map(({ untai }) => untai),
  );
  if (stray.first)
    report.salah.push(
      `${stray.jumlah} catatan berada di luar urutan. Yang pertama: ${describe(stray.first)}.`,
    );
  return report;
}

/** The first thing that is wrong in a chain. */
async function walk(read: Reader, untai: Untai, see: (row: AuditRow) => void): Promise<string | undefined> {
  let last: Omit<Kepala, 'generasi'> = {
    untai: untai.untai,
    nomor: 0,
    rantai: firstRantai(untai, untai.sebelum),
  };
  for await (const page of pageChain(read, untai.untai))
    for (const row of page) {
      const wrong = checkEntry(last, row);
      if (wrong !== undefined) return `${describe(row)} ${wrong}.`;
      see(row);
      last = { untai: untai.untai, nomor: row.nomor ?? 0, rantai: row.rantai ?? '' };
    }
  if (last.nomor < untai.nomor)
    return `Catatan generasi ${untai.generasi} seharusnya sampai nomor ${untai.nomor}, tetapi berakhir di nomor ${last.nomor}: yang terbaru sudah dihapus.`;
  if (last.nomor > untai.nomor || last.rantai !== untai.rantai)
    return `Penanda akhir catatan generasi ${untai.generasi} (nomor ${untai.nomor}) tidak cocok dengan catatannya, yang berakhir di nomor ${last.nomor}: penanda itu diubah.`;
  return undefined;
}

/** The newest chain is that of the server's generasi, and says where all others end. */
function checkEnds(chains: readonly Untai[], ofServer: number | undefined): string[] {
  const newest = chains.at(-1);
  if (newest && ofServer !== undefined && newest.generasi !== ofServer)
    return [
      `Server ini generasi ${ofServer}, tetapi catatan terbarunya generasi ${newest.generasi}: catatan generasi terbaru sudah dihapus.`,
    ];
  const ended = new Map(newest?.sebelum.map((one) => [one.untai, one]));
  return chains.slice(0, -1).flatMap(({ untai, generasi, nomor, rantai }) => {
    const told = ended.get(untai);
    return told?.nomor === nomor && told.rantai === rantai
      ? []
      : [
          `Catatan generasi ${generasi} berakhir di nomor ${nomor}, tidak seperti saat generasi ${newest?.generasi} dimulai${told ? ` (nomor ${told.nomor})` : ''}.`,
        ];
  });
}

const describe = ({ generasi, nomor, tindakan, tabel, id }: AuditRow): string =>
  `Catatan ${nomor === null ? '' : `nomor ${nomor} `}${generasi === null ? '' : `generasi ${generasi} `}(${inWords(tindakan, tindakanWords)}: ${inWords(tabel, tabelWords)}, ID ${id})`;
