import { Checkbox, FormControlLabel, Stack } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { listUnder } from '@spmb/shared/kernel/resource.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { soalResource, type Soal } from '@spmb/shared/soal/soal.schema.ts';
import { HistoryButton } from '../../../kit/history/history.tsx';
import { SoalCard } from './soal-card.tsx';
import { SoalChoiceBar } from './soal-choice-bar.tsx';
import { SoalMenu } from './soal-menu.tsx';
import { useSoalDialogs } from './use-soal-dialogs.tsx';
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
  const { ask, dialog } = useSoalDialogs(bankId, susun);
  const actsOf = (soal: Soal) => [
    ...(isOrdered
      ? [
          { label: 'Naikkan', run: () => susun.moveTo(soal, soal.nomor - 1) },
          { label: 'Turunkan', run: () => susun.moveTo(soal, soal.nomor + 1) },
          { label: 'Pindah ke nomor …', run: () => ask({ act: 'nomor', soal: [soal] }) },
        ]
      : []),
    { label: 'Salin', run: () => susun.copy([soal]) },
    { label: 'Pindah ke bank lain', run: () => ask({ act: 'pindah', soal: [soal] }) },
  ];
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
      <SoalChoiceBar susun={susun} onAsk={ask} />
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
                    onDelete: () => ask({ act: 'hapus', soal: [soal] }),
                    onDrop: isOrdered ? (id) => moveHere(id, soal.nomor) : undefined,
                    menu: <SoalMenu nomor={soal.nomor} acts={actsOf(soal)} />,
                  }
            }
          />
        ))}
      </Stack>
      {dialog}
    </>
  );

  function moveHere(id: string, nomor: number): void {
    const soal = rows.find((one) => one.id === id);
    if (soal) susun.moveTo(soal, nomor);
  }
}
