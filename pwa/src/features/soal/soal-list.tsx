import { listUnder } from '@spmb/shared/kernel/resource.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { Button, Checkbox, FormControlLabel, Paper, Stack, Typography } from '@mui/material';
import { soalResource, type Soal } from '@spmb/shared/soal/soal.schema.ts';
import { useState } from 'react';
import { HistoryButton } from '../../crud/history/history.tsx';
import { DeleteDialog } from '../../crud/dialog/delete-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NomorDialog } from './nomor-dialog.tsx';
import { SoalCard } from './soal-card.tsx';
import { SoalMenu } from './soal-menu.tsx';
import { useSusunSoal } from './use-susun-soal.ts';

interface SoalListProps {
  bankId: string;
  title: string;
  rows: readonly Soal[];
  /** Whether the page shows neighbours: found ones have no order among themselves. */
  isOrdered: boolean;
  /** Nothing can be done to them. */
  isFrozen: boolean;
  onEdit: (id: string) => void;
}

/** Questions of a page, with what can be done to one or several of them. */
export function SoalList({ bankId, title, rows, isOrdered, isFrozen, onEdit }: SoalListProps) {
  const susun = useSusunSoal(bankId, rows);
  const { chosen } = susun;
  const [asked, setAsked] = useState<{ act: 'nomor' | 'pindah' | 'hapus'; soal: readonly Soal[] }>();
  const close = () => setAsked(undefined);
  const actsOf = (soal: Soal) => [
    ...(isOrdered
      ? [
          { label: 'Naikkan', run: () => susun.moveTo(soal, soal.nomor - 1) },
          { label: 'Turunkan', run: () => susun.moveTo(soal, soal.nomor + 1) },
          { label: 'Pindah ke nomor …', run: () => setAsked({ act: 'nomor', soal: [soal] }) },
        ]
      : []),
    { label: 'Salin', run: () => susun.copy([soal]) },
    { label: 'Pindah ke bank lain', run: () => setAsked({ act: 'pindah', soal: [soal] }) },
  ];
  const [first] = asked?.soal ?? [];
  return (
    <>
      {!isFrozen && rows.length > 1 && (
        <FormControlLabel
          label="Pilih semua di halaman ini"
          control={
            <Checkbox
              checked={chosen.length === rows.length}
              indeterminate={chosen.length > 0 && chosen.length < rows.length}
              onChange={(_, checked) => (checked ? susun.chooseAll() : susun.chooseNone())}
            />
          }
          // Above the boxes of the cards.
          sx={{ ml: { xs: '9px', sm: '17px' }, alignSelf: 'flex-start' }}
        />
      )}
      {chosen.length > 0 && (
        <Paper role="region" aria-label="Soal terpilih" elevation={3} sx={bar}>
          <Typography sx={{ mr: 'auto' }}>{chosen.length} soal dipilih</Typography>
          <Button onClick={() => susun.copy(chosen)}>Salin</Button>
          <Button onClick={() => setAsked({ act: 'pindah', soal: chosen })}>Pindahkan</Button>
          <Button color="error" onClick={() => setAsked({ act: 'hapus', soal: chosen })}>
            Hapus
          </Button>
          <Button onClick={susun.chooseNone}>Batal pilih</Button>
        </Paper>
      )}
      <Stack component="ul" aria-label={title} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((soal) => (
          <SoalCard
            key={soal.id}
            soal={soal}
            history={
              <HistoryButton
                call={at(callsOf(listUnder(soalResource, bankId)).history, { id: soal.id })}
                labels={{ ...soalResource.readLabels, ...soalResource.labels }}
              />
            }
            acts={
              isFrozen
                ? undefined
                : {
                    isChosen: chosen.includes(soal),
                    onChoose: (isChosen) => susun.choose(soal.id, isChosen),
                    onEdit: () => onEdit(soal.id),
                    onDelete: () => setAsked({ act: 'hapus', soal: [soal] }),
                    onDrop: isOrdered ? (id) => moveHere(id, soal.nomor) : undefined,
                    menu: <SoalMenu nomor={soal.nomor} acts={actsOf(soal)} />,
                  }
            }
          />
        ))}
      </Stack>
      {asked?.act === 'nomor' && first && (
        <NomorDialog
          nomor={first.nomor}
          busy={susun.busy}
          onMove={(nomor) => susun.moveTo(first, nomor, close)}
          onClose={close}
        />
      )}
      {asked?.act === 'pindah' && (
        <MoveDialog
          bankId={bankId}
          count={asked.soal.length}
          busy={susun.busy}
          onMove={(ke) => susun.moveAway(asked.soal, ke, close)}
          onClose={close}
        />
      )}
      {asked?.act === 'hapus' && (
        <DeleteDialog
          name={asked.soal.length === 1 ? `Soal nomor ${first?.nomor}` : `${asked.soal.length} soal`}
          ikut={asked.soal.length > 1 ? [{ tabel: 'soal', kata: 'soal', jumlah: asked.soal.length }] : []}
          busy={susun.busy}
          onNo={close}
          onYes={(agreed) => susun.remove(asked.soal, agreed, close)}
        />
      )}
    </>
  );

  function moveHere(id: string, nomor: number): void {
    const soal = rows.find((one) => one.id === id);
    if (soal) susun.moveTo(soal, nomor);
  }
}

const bar = {
  position: 'sticky',
  top: 8,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 0.5,
} as const;
