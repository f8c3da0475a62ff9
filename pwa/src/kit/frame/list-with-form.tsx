import { Box, useMediaQuery } from '@mui/material';
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';

const BesideContext = createContext(false);

/** Whether a form stands beside its list, which is narrower then. */
export const useIsBeside = (): boolean => use(BesideContext);

interface ListWithFormProps {
  /** The open form. */
  form: ReactNode;
  /** Of a form in which texts are written. */
  isFormWide?: boolean;
  /** The list. */
  children: ReactNode;
}

/** A list and its form: beside each other where there is room for both, else the form lies over the list. */
export function ListWithForm({ form, isFormWide = false, children }: ListWithFormProps) {
  const hasSpace = useMediaQuery('(min-width:1280px)', { noSsr: true });
  const isBeside = hasSpace && Boolean(form);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isBeside) return;
    // What opened the form gets the focus back when it closes.
    return () => {
      if (document.activeElement === document.body) opener.current?.focus();
    };
  }, [isBeside]);
  return (
    <BesideContext value={isBeside}>
      <Box sx={isBeside ? columns(isFormWide ? '48%' : 'minmax(360px, 36%)') : undefined}>
        <Box
          sx={{ minWidth: 0 }}
          onFocus={({ target }) => {
            opener.current = target;
          }}
        >
          {children}
        </Box>
        {form}
      </Box>
    </BesideContext>
  );
}

const columns = (form: string) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${form}`,
  gap: 2,
  alignItems: 'start',
});
