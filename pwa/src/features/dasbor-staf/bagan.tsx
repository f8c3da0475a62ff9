import { Box, Button, Skeleton } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { DrawnLater } from '../../kit/display/drawn-later.tsx';
import { EmptyState } from '../../kit/display/states.tsx';
import { untilIdle } from '../../ports/until-idle.ts';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Panel } from './panel.tsx';
import { useOnPaper } from './use-on-paper.ts';

const tanpaGambar = () => <EmptyState text="Grafik belum dapat dimuat. Angkanya ada di bawah ini." />;

/** Drawings come when the browser has nothing more urgent to do: figures and lists stand before them, and without them. */
export const Kue = lazyPart(async () => {
  await untilIdle();
  return (await import('./kue.tsx')).Kue;
}, tanpaGambar);
export const Batang = lazyPart(async () => {
  await untilIdle();
  return (await import('./batang.tsx')).Batang;
}, tanpaGambar);

interface BaganProps<Answer> {
  title: string;
  note?: string;
  query: UseQueryResult<Answer>;
  empty?: (answer: Answer) => string | undefined;
  gambar: (answer: Answer) => ReactNode;
  keterangan: (answer: Answer) => ReactNode;
  tabel: (answer: Answer) => ReactNode;
}

/** A drawing with its legend, which says the same to who cannot see it, and the table behind it on a button; on paper both. */
export function Bagan<Answer>({ title, gambar, keterangan, tabel, ...panel }: BaganProps<Answer>) {
  const [isTable, setTable] = useState(false);
  const isPaper = useOnPaper();
  return (
    <Panel
      {...panel}
      title={title}
      action={
        <Button
          size="small"
          aria-pressed={isTable}
          aria-label={`${title}: tabel`}
          onClick={() => setTable(!isTable)}
          sx={{ displayPrint: 'none' }}
        >
          {isTable ? 'Grafik' : 'Tabel'}
        </Button>
      }
    >
      {(answer) => (
        <>
          <Box sx={{ display: isTable ? 'none' : 'block', displayPrint: 'block' }}>
            <Box aria-hidden>
              <Suspense fallback={space}>
                <DrawnLater space={space}>{gambar(answer)}</DrawnLater>
              </Suspense>
            </Box>
            {keterangan(answer)}
          </Box>
          {(isTable || isPaper) && <Box sx={{ mt: 1 }}>{tabel(answer)}</Box>}
        </>
      )}
    </Panel>
  );
}

const space = <Skeleton variant="rounded" height={200} />;
