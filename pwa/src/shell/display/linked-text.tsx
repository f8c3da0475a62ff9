import { pisahLink } from '@spmb/shared/pengumuman/pisah-link.ts';

/** A plain text as it was typed: its lines stay, its web addresses can be followed. */
export const LinkedText = ({ text }: { text: string }) => (
  <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {pisahLink(text).map((piece, index) =>
      piece.href === undefined ? (
        piece.text
      ) : (
        <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer">
          {piece.text}
        </a>
      ),
    )}
  </p>
);
