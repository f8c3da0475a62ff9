import Check from '@mui/icons-material/Check';
import { Box, ButtonBase } from '@mui/material';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import type { ReactNode } from 'react';
import { StatusChip } from '../../../../kit/display/status-chip.tsx';
import { langkahRekam, type LangkahRekam } from '../rekam/langkah-rekam.ts';
import type { IsianPutusan } from '../rekam/isian-putusan.ts';

interface DaftarLangkahProps {
  rekam: RekamVerifikasi;
  isi: IsianPutusan;
  /** Steps that were looked at. */
  dilalui: ReadonlySet<number>;
  at: number;
  onPilih: (langkah: number) => void;
  children: (step: LangkahRekam) => ReactNode;
}

/** The 17 steps one below the other, one of them open. */
export function DaftarLangkah({ rekam, isi, dilalui, at, onPilih, children }: DaftarLangkahProps) {
  return (
    <Box
      component="ol"
      aria-label="Langkah"
      sx={{ m: 0, p: 0, listStyle: 'none', overflowY: { md: 'auto' } }}
    >
      {langkahRekam.map((step, index) => {
        const isOpen = index === at;
        return (
          <Box
            component="li"
            key={`${step.name}-${isOpen}`}
            ref={isOpen && index > 0 ? showStep : undefined}
            sx={{ scrollMargin: '72px' }}
          >
            <ButtonBase
              id={`langkah-${step.name}`}
              aria-expanded={isOpen}
              aria-current={isOpen ? 'step' : undefined}
              onClick={() => onPilih(index)}
              sx={tombol}
            >
              <Box component="span" className="figures" sx={nomor(isOpen)}>
                {dilalui.has(index) && !isOpen ? (
                  <Check titleAccess="Sudah dilihat" fontSize="small" />
                ) : (
                  index + 1
                )}
              </Box>
              <Box component="span" sx={{ flex: 1, fontWeight: isOpen ? 700 : 400 }}>
                {step.title}
              </Box>
              <Tanda step={step} rekam={rekam} isi={isi} />
            </ButtonBase>
            {isOpen && <Box sx={{ pl: { sm: 2.5 }, pb: 1.5 }}>{children(step)}</Box>}
          </Box>
        );
      })}
    </Box>
  );
}

/** One folded step stays in sight above. */
const stepAbove = 40;

/** Keys lead to steps that lie outside the screen: the open one comes to the top of what scrolls. */
function showStep(step: HTMLElement | null): void {
  const list = step?.parentElement;
  if (!step || !list) return;
  if (list.scrollHeight > list.clientHeight) list.scrollTop = step.offsetTop - list.offsetTop - stepAbove;
  else step.scrollIntoView({ block: 'start' });
}

interface TandaProps {
  step: LangkahRekam;
  rekam: RekamVerifikasi;
  isi: IsianPutusan;
}

/** What a reviewer must not miss in a step, also while it is folded. */
function Tanda({ step, rekam, isi }: TandaProps) {
  const names = step.fields.map(({ name }): string => name);
  const beda = rekam.beda.filter(({ kolom }) => names.includes(kolom)).length;
  const isOdd = names.some((name) => rekam.peringatan[name] !== undefined);
  const isFaulty = names.some((name) => (isi.dokumen[name]?.putusan ?? 'baik') !== 'baik');
  const isOpened = [step.name, ...names].some((name) => isi.perbaiki.includes(name));
  return (
    <>
      {beda > 0 && <StatusChip tone="amber" label={`${beda} berubah`} />}
      {isOdd && <StatusChip tone="amber" label="Periksa" />}
      {(isFaulty || isOpened) && <StatusChip tone="red" label="Diperbaiki" />}
    </>
  );
}

const tombol = {
  width: '100%',
  minHeight: 36,
  gap: 1,
  px: 1,
  borderRadius: 1,
  textAlign: 'left',
  font: 'inherit',
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
} as const;

const nomor = (isOpen: boolean) =>
  ({
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: '50%',
    fontSize: '0.8125rem',
    bgcolor: isOpen ? 'primary.main' : 'var(--grey-soft)',
    color: isOpen ? 'primary.contrastText' : 'var(--on-grey-soft)',
  }) as const;
