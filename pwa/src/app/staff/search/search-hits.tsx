import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Found } from './use-search.ts';

interface SearchHitsProps {
  id: string;
  groups: Found['groups'];
  /** Position of the marked hit among all. */
  active: number;
  onChoose: (route: string) => void;
  onPoint: (position: number) => void;
}

/** What a search found, under the headings of its kinds. The focus stays in the field; one hit is marked. */
export function SearchHits({ id, groups, active, onChoose, onPoint }: SearchHitsProps) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box id={id} role="listbox" aria-label="Hasil pencarian" sx={{ overflowY: 'auto', minHeight: 0 }}>
      {groups.map(({ heading, hits }, group) => (
        <Box key={heading} role="group" aria-label={heading}>
          <Typography aria-hidden variant="body2" sx={{ px: 2, pt: 1.5, pb: 0.5, color: 'text.secondary' }}>
            {heading}
          </Typography>
          {hits.map(({ title, detail, route }, index) => {
            const at = countBefore(groups, group) + index;
            const isActive = at === active;
            return (
              <Box
                key={route}
                id={`${id}-${at}`}
                role="option"
                aria-selected={isActive}
                {...(isActive && { ref: mark })}
                onClick={() => onChoose(route)}
                onMouseMove={() => onPoint(at)}
                sx={{ ...row, ...(isActive && marked) }}
              >
                <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
                <Typography
                  variant="body2"
                  sx={{
                    flexBasis: { xs: '100%', sm: 'auto' },
                    color: isActive ? 'inherit' : 'text.secondary',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {detail}
                </Typography>
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

/** How many hits stand above a group. */
const countBefore = (groups: Found['groups'], group: number): number =>
  groups.slice(0, group).reduce((sum, { hits }) => sum + hits.length, 0);

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  minHeight: 44,
  alignContent: 'center',
  px: 2,
  py: 0.5,
  cursor: 'pointer',
  scrollMargin: 40,
} as const;
const marked = {
  bgcolor: 'var(--primary-soft)',
  color: 'var(--on-primary-soft)',
  boxShadow: 'inset 3px 0 0 currentColor',
};
