import { createTheme, type Theme, type ThemeOptions } from '@mui/material';
import { idID } from '@mui/material/locale';
import type { MouseEvent } from 'react';
import type { Colours } from '../../../shell/theme/read-colours.ts';
import { noticePlace } from './notice-place.ts';

const phone = '@media (max-width: 599.95px)';
/** A finger's width. */
const target = 44;
const touch = { [phone]: { minWidth: target, minHeight: target } };

/**
 * The second half of a hurried double click belongs to what stood there before: it closes no dialog and no menu that the
 * first half opened, takes no focus from it, and chooses nothing in the menu.
 */
const dropSecondHalf = (event: MouseEvent) => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};
const dropBeside = (event: MouseEvent) => {
  if (event.target instanceof Element && !event.target.closest('[role=dialog]')) dropSecondHalf(event);
};

const phoneDialog = { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' };

/** A message in the product's own status colours, in light and dark. */
const soft = (tone: 'red' | 'amber' | 'green' | 'blue') => ({
  backgroundColor: `var(--${tone}-soft)`,
  color: `var(--on-${tone}-soft)`,
  '& .MuiAlert-icon': { color: 'inherit' },
});

/** How components look and behave in every screen. */
const componentsOf = (colours: Colours): NonNullable<ThemeOptions['components']> => ({
  MuiCssBaseline: { styleOverrides: noticePlace },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 40, [phone]: { minHeight: target } } },
  },
  MuiIconButton: { styleOverrides: { root: touch } },
  MuiCheckbox: { styleOverrides: { root: touch } },
  MuiRadio: { styleOverrides: { root: touch } },
  MuiPaginationItem: {
    styleOverrides: { root: { [phone]: { minWidth: 40, minHeight: target, margin: 0 } } },
  },
  MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal', [phone]: { minHeight: target } } } },
  MuiFormControlLabel: { styleOverrides: { root: { [phone]: { minHeight: target } } } },
  MuiMenu: { defaultProps: { onMouseDownCapture: dropSecondHalf, onClickCapture: dropSecondHalf } },
  MuiDialog: {
    defaultProps: { onMouseDownCapture: dropBeside, onClickCapture: dropBeside },
    styleOverrides: {
      // On a phone a question needs the screen more than its frame does.
      paper: { [phone]: { '&:not(.MuiDialog-paperFullScreen)': phoneDialog } },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `3px solid ${colours.focus}`, outlineOffset: 1 } },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderRadius: 12 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: colours.surface, [phone]: { minHeight: target } },
      notchedOutline: { borderColor: colours['line-control'] },
    },
  },
  MuiAlert: {
    styleOverrides: {
      action: { whiteSpace: 'nowrap', flexShrink: 0, paddingTop: 0 },
      message: { overflowWrap: 'anywhere' },
      standard: {
        '&.MuiAlert-colorError': soft('red'),
        '&.MuiAlert-colorWarning': soft('amber'),
        '&.MuiAlert-colorSuccess': soft('green'),
        '&.MuiAlert-colorInfo': soft('blue'),
      },
    },
  },
  MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
});

/** The back office's theme: the tokens of the whole product, in the component library's words. */
export function buildStaffTheme(colours: Colours, mode: 'light' | 'dark'): Theme {
  const tone = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });
  return createTheme(
    {
      palette: {
        mode,
        primary: {
          main: colours.primary,
          dark: colours['primary-strong'],
          light: colours.primary,
          contrastText: colours['on-primary'],
        },
        error: tone(colours['red-fill'], colours['on-red-fill']),
        warning: tone(colours['amber-fill'], colours['on-amber-fill']),
        success: tone(colours['green-fill'], colours['on-green-fill']),
        info: tone(colours['blue-fill'], colours['on-blue-fill']),
        background: { default: colours.page, paper: colours.surface },
        text: { primary: colours.text, secondary: colours['text-muted'] },
        divider: colours.line,
      },
      shape: { borderRadius: 8 },
      // Below the notices, which must show above an open form.
      zIndex: {
        appBar: 10,
        drawer: 11,
        modal: 12,
        snackbar: 13,
        tooltip: 14,
        fab: 10,
        mobileStepper: 10,
        speedDial: 10,
      },
      typography: {
        fontFamily: 'var(--font)',
        h1: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 },
        h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.2 },
        h3: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.2 },
        h6: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.2 },
        button: { textTransform: 'none', fontWeight: 600 },
      },
      transitions: { create: () => 'none' },
      components: componentsOf(colours),
    },
    idID,
  );
}
