import ChairOutlined from '@mui/icons-material/ChairOutlined';
import ListOutlined from '@mui/icons-material/ListOutlined';
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../../kit/port/use-is-phone.ts';

export type View = 'daftar' | 'denah' | 'ruang';

const views: readonly { value: View; text: string; icon: ReactNode }[] = [
  { value: 'daftar', text: 'Daftar', icon: <ListOutlined /> },
  { value: 'denah', text: 'Denah', icon: <ChairOutlined /> },
  { value: 'ruang', text: 'Semua ruang', icon: <MeetingRoomOutlined /> },
];

interface ViewChoiceProps {
  view: View;
  /** There are several rooms to look over. */
  hasRuang: boolean;
  onView: (view: View) => void;
}

/** The same people as a list or at their seats, or all rooms of the session. */
export function ViewChoice({ view, hasRuang, onView }: ViewChoiceProps) {
  const isPhone = useIsPhone();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Tampilan"
      value={view}
      onChange={(_, chosen: View | null) => onView(chosen ?? view)}
      sx={choice}
    >
      {views
        .filter(({ value }) => hasRuang || value !== 'ruang')
        .map(({ value, text, icon }) => (
          <ToggleButton key={value} value={value} aria-label={text} title={text}>
            {isPhone ? icon : text}
          </ToggleButton>
        ))}
    </ToggleButtonGroup>
  );
}

const choice = {
  '& .MuiToggleButton-root': {
    px: 1,
    height: { xs: 44, sm: 40 },
    textTransform: 'none',
    whiteSpace: 'nowrap',
  },
  '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.primary' },
};
