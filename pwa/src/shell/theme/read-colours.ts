/** The design tokens that the back office's theme is made of. */
const tokens = [
  'page',
  'surface',
  'surface-sunken',
  'line',
  'line-control',
  'text',
  'text-muted',
  'primary',
  'primary-strong',
  'on-primary',
  'red-fill',
  'on-red-fill',
  'amber-fill',
  'on-amber-fill',
  'green-fill',
  'on-green-fill',
  'blue-fill',
  'on-blue-fill',
  'focus',
] as const;

export type Colours = Readonly<Record<(typeof tokens)[number], string>>;

/** The colours on the page now: the theme has to compute with them, so it needs values and not names. */
export function readColours(): Colours {
  const probe = document.createElement('span');
  document.body.append(probe);
  const entries = tokens.map((token) => {
    probe.style.color = `var(--${token})`;
    const colour = getComputedStyle(probe).color;
    // A document without stylesheets knows no tokens.
    return [token, colour.startsWith('rgb') ? colour : '#555555'];
  });
  probe.remove();
  return Object.fromEntries(entries) as Colours;
}
