import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import { Box, Button, Checkbox, Paper, Stack, Typography } from '@mui/material';
import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import type { DragEvent, ReactNode } from 'react';
import { SoalChips } from './soal-chips.tsx';
import { SoalHtml } from '../html/soal-html.tsx';
import { SoalImage } from '../html/soal-image.tsx';

interface SoalCardProps {
  soal: Soal;
  /** What can be done to it; absent: it changes no more. */
  acts?: SoalActs | undefined;
  /** Where there are no acts: what was done to it. */
  history: ReactNode;
}

interface SoalActs {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
  /** A question was dropped here; absent: this list has no order of its own. */
  onDrop?: ((id: string) => void) | undefined;
  /** Further acts. */
  menu: ReactNode;
}

const dragged = 'application/x-spmb-soal';

/** A question of a bank: number, text, its options with the key marked, what it holds, status. */
export function SoalCard({ soal, acts, history }: SoalCardProps) {
  const onDrop = acts?.onDrop;
  const isReady = soal.status === 'siap';
  const drop = onDrop && {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => onDrop(event.dataTransfer.getData(dragged)),
  };
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 1, sm: 2 }, ...columns }} {...drop}>
      <Stack sx={{ alignItems: 'center' }}>
        {acts && (
          <Checkbox
            checked={acts.isChosen}
            onChange={(_, checked) => acts.onChoose(checked)}
            slotProps={{ input: { 'aria-label': `Pilih soal ${soal.nomor}` } }}
          />
        )}
        <Typography className="figures" sx={{ fontWeight: 700, ...(!acts && { pt: 1 }) }}>
          {soal.nomor}
        </Typography>
        {onDrop && (
          <Box
            draggable
            title="Seret untuk mengurutkan"
            onDragStart={(event: DragEvent) => event.dataTransfer.setData(dragged, soal.id)}
            sx={{ cursor: 'grab', color: 'text.secondary', display: { xs: 'none', sm: 'block' }, mt: 1 }}
          >
            <DragIndicator fontSize="small" />
          </Box>
        )}
      </Stack>
      <Box sx={{ minWidth: 0, pt: 1 }}>
        <SoalHtml html={soal.soal} />
        {soal.soal_gambar !== null && <SoalImage name={soal.soal_gambar} alt={`Gambar soal ${soal.nomor}`} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, alignItems: 'center', mt: 1.5 }}>
          <SoalChips soal={soal} />
          <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', color: 'text.secondary', ml: 1 }}>
            {isReady ? <CheckCircleOutlined fontSize="small" /> : <PauseCircleOutlined fontSize="small" />}
            <Typography variant="body2">{isReady ? 'Siap' : 'Nonaktif'}</Typography>
          </Stack>
          <Stack direction="row" sx={{ ml: 'auto' }}>
            {!acts && history}
            {acts && (
              <>
                <Button onClick={acts.onEdit} aria-label={`Ubah soal ${soal.nomor}`}>
                  Ubah
                </Button>
                <Button color="error" onClick={acts.onDelete} aria-label={`Hapus soal ${soal.nomor}`}>
                  Hapus
                </Button>
                {acts.menu}
              </>
            )}
          </Stack>
        </Stack>
      </Box>
    </Paper>
  );
}

const columns = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 1 } as const;
