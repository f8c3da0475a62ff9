const shapes = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  flag: 'M6 21V4m0 0h11l-2.5 4L17 12H6',
  connected: 'M5 12.5a10 10 0 0 1 14 0M8 15.8a5.6 5.6 0 0 1 8 0M12 19.4h.01M2.5 9a14 14 0 0 1 19 0',
  disconnected:
    'M8 15.8a5.6 5.6 0 0 1 8 0M12 19.4h.01M5 12.5a10 10 0 0 1 5-2.8M2.5 9a14 14 0 0 1 4.3-2.8M11 5.1A14 14 0 0 1 21.5 9M16 10.6a10 10 0 0 1 3 1.9M3.5 3.5l17 17',
  sending: 'M12 19V6m0 0l-5 5m5-5l5 5',
  alert: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.4h.01',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off':
    'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.3M6.2 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1.1M10 10a3 3 0 0 0 4 4.2',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  user: 'M12 12.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM3.8 20.5c1-3.6 4.3-5 8.2-5s7.2 1.4 8.2 5',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20.5 20.5M10.5 8v5M8 10.5h5',
  expand: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  logout: 'M14 4.5H5.5v15H14M10 12h10.5m0 0L17 8.5m3.5 3.5L17 15.5',
  erase: 'M8.5 19.5H20M4 14.5l9.5-9.5 6 6-8.5 8.5H7.5z',
  more: 'M12 6a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM12 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  device: 'M7 3.5h10v17H7zM11 17.5h2',
} as const;

export type IconName = keyof typeof shapes;

/** An outlined sign beside words; never the only label of a main act. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
