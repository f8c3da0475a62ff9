import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { HadirChip } from '../list/live-parts.tsx';
import type { Release } from '../release/release.ts';
import type { Summary } from '../rows/row-state.ts';
import type { Narrow } from '../filter/use-ruang-filter.ts';

interface RuangFiguresProps {
  summary: Summary;
  /** Who needs somebody's help. */
  masalah: number;
  /** Of those who have not come, who should have begun by now. */
  missing: number;
  narrow: Narrow;
  onNarrow: (narrow: Narrow) => void;
  release: Release;
  /** The seats by who may go home. */
  onRelease: () => void;
}

/**
 * The room at a glance, in one line: who is missing, who has trouble, what is not sent. A tap on a figure leaves only those
 * in the list. The letters of the rows stand here with their words; trouble is coloured only where there is any.
 */
export function RuangFigures({ summary, masalah, missing, narrow, onNarrow, ...props }: RuangFiguresProps) {
  const { release, onRelease } = props;
  const holding = release.memegang.length + release.dicek.length;
  const { peserta, hadir, mengerjakan, terputus, selesai, belum_terkirim } = summary;
  const figure = (of: Narrow, label: string, value: number | string, more?: Partial<FigureProps>) => (
    <Figure
      label={label}
      value={value}
      {...more}
      isPressed={narrow === of}
      onPress={() => onNarrow(narrow === of ? '' : of)}
    />
  );
  return (
    <Box role="group" aria-label="Angka ruang" sx={line}>
      {figure('', 'Hadir', `${hadir}/${peserta}`)}
      {figure('belum_hadir', 'Belum hadir', peserta - hadir, {
        chip: <HadirChip status="BELUM HADIR" />,
        tone: missing > 0 ? 'amber' : undefined,
      })}
      {figure('mengerjakan', 'Mengerjakan', mengerjakan, { chip: <HadirChip status="SEDANG MENGERJAKAN" /> })}
      {figure('selesai', 'Selesai', selesai, { chip: <HadirChip status="SELESAI" /> })}
      {figure('masalah', 'Masalah', masalah, { tone: masalah > 0 ? 'red' : undefined })}
      {figure('terputus', 'Terputus', terputus, { tone: terputus > 0 ? 'red' : undefined })}
      {figure('belum_terkirim', 'Belum terkirim', terputus > 0 ? `${belum_terkirim} ?` : belum_terkirim, {
        tone: belum_terkirim > 0 ? 'amber' : undefined,
        title: terputus > 0 ? 'Perangkat yang terputus mungkin memegang lebih banyak' : undefined,
      })}
      <Figure
        label="Boleh pulang"
        name="Papan boleh pulang"
        value={holding > 0 ? `${release.lengkap} · ! ${holding}` : release.lengkap}
        title="Boleh meninggalkan ruang · ! mungkin masih memegang jawaban: jangan ditutup"
        tone={holding > 0 ? 'amber' : undefined}
        onPress={onRelease}
      />
    </Box>
  );
}

interface FigureProps {
  label: string;
  value: number | string;
  tone?: 'red' | 'amber' | undefined;
  /** The letters by which rows say the same. */
  chip?: ReactNode;
  title?: string | undefined;
  /** What it does, where the label does not say so. */
  name?: string;
  /** A figure that narrows the list; without it, one that opens something. */
  isPressed?: boolean;
  onPress: () => void;
}

function Figure({ label, name, title, value, tone, chip, isPressed, onPress }: FigureProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isPressed}
      aria-label={name}
      title={title}
      // Twice in a hurry is once: it would show everybody again.
      onClick={({ detail }) => detail < 2 && onPress()}
      sx={{
        ...figureStyle,
        ...(tone && { bgcolor: `var(--${tone}-soft)`, color: `var(--on-${tone}-soft)` }),
        ...(isPressed && { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--primary)' }),
      }}
    >
      <span>{label}</span>
      <strong className="figures">{typeof value === 'number' ? value.toLocaleString('id-ID') : value}</strong>
      {chip && (
        <Box component="span" aria-hidden sx={letters}>
          {chip}
        </Box>
      )}
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(4, auto)', md: 'none' },
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: 'auto' },
  gap: 0.5,
  alignItems: 'stretch',
} as const;

/** Beside the value, also where that stands below its label. */
const letters = {
  position: { xs: 'absolute', md: 'static' },
  right: 4,
  bottom: 3,
  '& .chip': { minHeight: { xs: 18, md: 24 }, py: 0, px: 1, fontSize: '0.8125rem' },
} as const;

const figureStyle = {
  font: 'inherit',
  fontSize: { xs: '0.6875rem', md: '0.8125rem' },
  lineHeight: 1.2,
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'flex-start', md: 'center' },
  justifyContent: { xs: 'center', md: 'flex-start' },
  columnGap: 0.75,
  px: 0.75,
  minWidth: 0,
  height: { xs: 44, md: 36 },
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textAlign: 'left',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  cursor: 'pointer',
  '& strong': { fontSize: { xs: '0.9375rem', md: '1rem' } },
  '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 1 },
} as const;
