/** A tag or a run of text. `raw` of all pieces, joined, is the HTML again; `tag` is '' for text. */
export interface HtmlPiece {
  kind: 'text' | 'open' | 'close' | 'void';
  tag: string;
  raw: string;
}

/**
 * Splits sanitised question HTML (every `<` begins a tag, `>` inside attributes is escaped, void elements end in
 * `/>`) into its tags and texts, in order. Other HTML is split too, but not always where a browser would.
 */
export function splitHtml(html: string): HtmlPiece[] {
  return Array.from(html.matchAll(/<(\/?)([a-z][\w-]*)[^<>]*>|[^<]+|</g), ([raw, slash, tag]) => {
    if (tag === undefined) return { kind: 'text', tag: '', raw };
    if (slash) return { kind: 'close', tag, raw };
    return { kind: raw.endsWith('/>') ? 'void' : 'open', tag, raw };
  });
}
