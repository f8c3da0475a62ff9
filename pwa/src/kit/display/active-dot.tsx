import CircleIcon from '@mui/icons-material/Circle';

/** A green or red dot with what it says. */
export function ActiveDot({ active, words }: { active: boolean; words: string }) {
  return (
    <CircleIcon
      titleAccess={words}
      sx={{ fontSize: 14, verticalAlign: 'middle', color: `var(--on-${active ? 'green' : 'red'}-soft)` }}
    />
  );
}
