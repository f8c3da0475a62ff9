import { Box } from '@mui/material';
import { SchoolFooter } from '../../frame/school-footer.tsx';

/** The school at the foot of the back office. */
export function StaffFooter() {
  return (
    <Box component="footer" sx={foot}>
      <SchoolFooter />
    </Box>
  );
}

const foot = {
  px: { xs: 2, md: 3 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  displayPrint: 'none',
  '& .school-footer': { justifyContent: 'flex-start', textAlign: 'left', minHeight: 28 },
} as const;
