import type { Narrowed } from '../../kit/list/use-list.ts';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { dataPeserta, templatPeserta } from '@spmb/shared/peserta/calls.ts';
import { FoldedActs } from '../../kit/list/folded-acts.tsx';
import type { ListQuery } from '../../kit/list/page-of-rows.ts';
import { useFile } from '../../kit/call/use-file.ts';
import { ExportButton } from '../../kit/spreadsheet/list-files.tsx';
import { PrintPeserta } from './print-peserta.tsx';
import { GenerateAkun } from './generate-akun.tsx';

interface PesertaActsProps {
  query: ListQuery;
  /** What the list is narrowed to. */
  narrowed: Narrowed;
  /** Some are chosen: what is printed then stands with them. */
  hasChosen: boolean;
}

/** What can be done with all participants. */
export function PesertaActs({ query, narrowed, hasChosen }: PesertaActsProps) {
  const download = useFile(templatPeserta);
  return (
    <FoldedActs>
      <Button
        startIcon={<DownloadOutlined />}
        disabled={download.isPending}
        onClick={() => download.mutate({ fileName: 'templat-peserta.xlsx' })}
      >
        Unduh templat
      </Button>
      <ExportButton list={dataPeserta} label="Data peserta" query={query} narrowed={narrowed} />
      <GenerateAkun />
      {!hasChosen && <PrintPeserta chosen={[]} />}
    </FoldedActs>
  );
}
