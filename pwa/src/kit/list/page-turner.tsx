import { Pagination } from '@mui/material';
import type { Page } from '@spmb/shared/kernel/resource.ts';
import type { ListAddress } from './use-list-address.ts';

/** Page numbers under a list that is no table; nothing where one page holds all. */
export function PageTurner({ page, address }: { page: Page<unknown>; address: ListAddress }) {
  const pages = Math.ceil(page.total / page.size);
  return <PageNumbers pages={pages} page={page.page} turnTo={address.turnTo} />;
}

interface PageNumbersProps {
  pages: number;
  /** From 1. */
  page: number;
  turnTo: (page: number) => void;
}

/** The same for a list that the page holds whole. */
export function PageNumbers({ pages, page, turnTo }: PageNumbersProps) {
  if (pages <= 1) return null;
  return (
    <Pagination
      count={pages}
      page={page}
      onChange={(_, next) => turnTo(next)}
      siblingCount={0}
      aria-label="Halaman daftar"
      getItemAriaLabel={labelOf}
      sx={{ alignSelf: 'center', my: 1 }}
    />
  );
}

function labelOf(type: string, page: number | null): string {
  if (type === 'previous') return 'Halaman sebelumnya';
  return type === 'next' ? 'Halaman berikutnya' : `Halaman ${page}`;
}
