import { memo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { kolomKisi, type BarisKisi, type KolomKisi } from './kisi.ts';

/** What is done in a cell; the same functions at every drawing, so that a row is drawn again only where its own text changes. */
export interface TindakanSel {
  onType: (id: string, kolom: KolomKisi, teks: string) => void;
  onPaste: (event: ClipboardEvent, id: string, kolom: KolomKisi) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>, id: string, kolom: KolomKisi) => void;
}

interface BarisWawancaraProps extends BarisKisi {
  id: string;
  nama: string;
  /** Number and room. */
  rincian: string;
  isChanged: boolean;
  /** What is wrong with a cell. */
  salahWawancara: string | undefined;
  salahKeterangan: string | undefined;
  on: TindakanSel;
}

const labels: Record<KolomKisi, string> = { wawancara: 'Wawancara', keterangan: 'Keterangan' };

/**
 * One applicant of the grid; on a phone his fields stand under his name. Plain fields, which the grid's style draws: thousands of
 * composed ones would hold the page for seconds.
 */
export const BarisWawancara = memo(function BarisWawancara(props: BarisWawancaraProps) {
  const { id, nama, rincian, isChanged, on } = props;
  const salah = { wawancara: props.salahWawancara, keterangan: props.salahKeterangan };
  return (
    <div role="row" className="kisi-baris" data-changed={isChanged || undefined}>
      <div role="rowheader">
        <div className="kisi-nama">{nama}</div>
        <div className="kisi-rincian">{rincian}</div>
      </div>
      {kolomKisi.map((kolom) => (
        <div key={kolom} role="cell">
          <input
            value={props[kolom]}
            aria-label={`${labels[kolom]} ${nama}`}
            aria-invalid={salah[kolom] !== undefined}
            aria-describedby={salah[kolom] === undefined ? undefined : `${id} ${kolom} salah`}
            placeholder={labels[kolom]}
            data-cell={`${id} ${kolom}`}
            enterKeyHint="next"
            autoComplete="off"
            maxLength={kolom === 'keterangan' ? 255 : 6}
            inputMode={kolom === 'wawancara' ? 'decimal' : undefined}
            onChange={({ target }) => on.onType(id, kolom, target.value)}
            onPaste={(event) => on.onPaste(event, id, kolom)}
            onKeyDown={(event) => on.onKey(event, id, kolom)}
          />
          {salah[kolom] !== undefined && (
            <p id={`${id} ${kolom} salah`} className="kisi-salah">
              {salah[kolom]}
            </p>
          )}
        </div>
      ))}
    </div>
  );
});

/** Of the grid that holds the rows. */
export const gayaKisi = {
  '& .kisi-baris': {
    display: 'grid',
    gridTemplateColumns: { xs: '7rem 1fr', sm: 'minmax(0, 1fr) 8rem minmax(0, 1fr)' },
    columnGap: 1.5,
    rowGap: 0.5,
    alignItems: 'start',
    px: 1.5,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
    // Rows out of sight are laid out when they come near.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 64px',
  },
  '& [data-changed]': { bgcolor: 'action.selected' },
  '& [role=rowheader]': { gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 },
  '& .kisi-nama': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .kisi-rincian': { typography: 'body2', color: 'text.secondary' },
  '& .kisi-salah': { typography: 'caption', color: 'error.main', m: 0, mt: 0.5, mx: 1 },
  '& input': {
    width: '100%',
    height: { xs: 48, sm: 40 },
    px: 1.5,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'background.paper',
    border: '1px solid var(--line-control)',
    borderRadius: 1,
    '&:hover': { borderColor: 'text.primary' },
    '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '&[aria-invalid=true]': { borderColor: 'error.main' },
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;
