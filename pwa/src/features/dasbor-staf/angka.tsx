import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { findPlace, useMenu } from '../../shell/staff/staff-menu.tsx';

// Made once: a page of figures asks for one a hundred times.
const count = new Intl.NumberFormat('id-ID');

export const formatAngka = (jumlah: number): string => count.format(jumlah);

/** A share in whole percent; '' of nothing. */
export const formatPersen = (jumlah: number, dari: number): string =>
  dari === 0 ? '' : `${Math.round((jumlah / dari) * 100)} %`;

interface AngkaProps {
  jumlah: number;
  /** The list of those who are counted; absent: there is none of them alone. */
  to?: string | undefined;
  /** What is counted, for who hears the link alone. */
  label: string;
}

/** A count, which leads to its list where this account may open that. */
export function Angka({ jumlah, to, label }: AngkaProps) {
  const menu = useMenu();
  const text = formatAngka(jumlah);
  if (to === undefined || !findPlace(menu.data ?? [], to))
    return (
      <Box component="span" className="figures">
        {text}
      </Box>
    );
  return (
    <Box component={Link} to={to} className="figures" aria-label={`${label}: ${text}`} sx={link}>
      {text}
    </Box>
  );
}

const link = {
  display: 'inline-block',
  minWidth: 24,
  minHeight: 24,
  color: 'inherit',
  textDecorationColor: 'var(--line-strong, currentColor)',
  textUnderlineOffset: '3px',
};
