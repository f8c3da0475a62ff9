import { Box } from '@mui/material';
import { SchoolLinks } from '../school-links.tsx';
import { useAppInfo } from '../services.tsx';

/** The school at the foot of the back office. */
export function StaffFooter() {
  const { company } = useAppInfo();
  return (
    <Box component="footer" sx={foot}>
      <span>© 2025-2026 {company}</span>
      <SchoolLinks />
    </Box>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: { xs: 2, md: 3 },
  py: 1,
  minHeight: 44,
  color: 'text.secondary',
  fontSize: '0.875rem',
  displayPrint: 'none',
  '& a': { py: 1.5, color: 'inherit', textTransform: 'capitalize' },
} as const;
