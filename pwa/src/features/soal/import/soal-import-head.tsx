import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { templatSoal } from '@spmb/shared/soal/calls.ts';
import { Link } from 'react-router-dom';
import { useFile } from '../../../kit/call/use-file.ts';

interface SoalImportHeadProps {
  /** Address of the bank's questions. */
  back: string;
  /** Subject of the bank; undefined: not read yet. */
  mapel: string | undefined;
}

/** The way back, which bank is filled, and the template of a file. */
export function SoalImportHead({ back, mapel }: SoalImportHeadProps) {
  const download = useFile(templatSoal);
  return (
    <>
      <Button
        component={Link}
        to={back}
        startIcon={<ArrowBackOutlined />}
        sx={{ alignSelf: 'flex-start', ml: -1 }}
      >
        Daftar soal
      </Button>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          Impor soal{mapel !== undefined && ` ${mapel}`}
        </Typography>
        <Button
          startIcon={<DownloadOutlined />}
          disabled={download.isPending}
          onClick={() => download.mutate({ fileName: 'templat-soal.xlsx' })}
        >
          Unduh templat
        </Button>
      </Stack>
    </>
  );
}
