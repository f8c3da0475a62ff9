/** Where the bar at the top holds nothing: between its ways on a wide screen, from edge to edge on a narrow one. */
const wide = '@media (min-width: 900px)';
const withMenu = '@media (min-width: 1200px)';

/**
 * The place of notices in the back office: on the bar at the top, so that they lie on no row and on no act, and nothing
 * moves when they come; a form that fills a phone begins below it. A longer one scrolls there; details that were asked for may open below.
 */
export const noticePlace = {
  '.notices.notices': { inset: '0 0 auto', [wide]: { left: 56, right: 352 } },
  'body:has(.MuiDrawer-docked) .notices.notices': { [withMenu]: { left: 272 } },
  '.notice.notice': {
    width: '100%',
    height: 56,
    overflowY: 'auto',
    borderRadius: 0,
    lineHeight: 1.3,
    boxShadow: 'none',
    '&:has([open])': { height: 'auto', maxHeight: '60dvh' },
  },
} as const;
