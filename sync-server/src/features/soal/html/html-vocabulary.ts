const words = (text: string) => text.trim().split(/\s+/);

/** Elements that question HTML may contain besides MathML: formatting, lists, tables, blocks, images. */
const htmlTags = words(`
  p div br hr span strong em u s sub sup code pre blockquote ul ol li table caption thead tbody
  tfoot tr th td img
`);

/** Presentation MathML as KaTeX and the usual editors write it; `annotation` keeps the LaTeX source. */
export const mathTags = words(`
  math semantics annotation mrow mi mo mn ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom
  merror menclose msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable
  mtr mtd mlabeledtr
`);

export const allowedTags: readonly string[] = [...htmlTags, ...mathTags];

/** Elements whose text is not content: they are dropped together with everything inside. */
export const droppedWithContent = words(`
  script style textarea option select xmp noscript template title head svg iframe object audio video
  annotation-xml noembed noframes canvas
`);

const mathTagSet = new Set(mathTags);
const digits = /^\d{1,4}$/;
const mathWord = /^[\w .%+-]{1,60}$/;

const ownAttributes: Record<string, Record<string, RegExp>> = {
  img: { src: /^media:[\w-]{1,64}$/, alt: /^[^]{1,300}$/, width: digits, height: digits },
  td: { colspan: digits, rowspan: digits },
  th: { colspan: digits, rowspan: digits, scope: /^(row|col)$/ },
  ol: { start: digits, type: /^[1aAiI]$/ },
  li: { value: digits },
  math: { xmlns: /^http:\/\/www\.w3\.org\/1998\/Math\/MathML$/, display: /^(block|inline)$/ },
  annotation: { encoding: /^application\/x-tex$/ },
};

const sharedAttributes: Record<string, RegExp> = { dir: /^(rtl|ltr)$/, lang: /^(ar|id|en)$/ };

const mathAttributeNames = new Set(
  words(`
  mathvariant stretchy fence separator lspace rspace minsize maxsize accent accentunder
  linethickness columnalign rowalign rowspacing columnspacing columnlines rowlines width height
  depth voffset scriptlevel displaystyle notation side movablelimits symmetric largeop columnspan
  rowspan
`),
);

/** True when the element may keep this attribute with exactly this value. */
export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  const pattern = ownAttributes[tag]?.[name] ?? sharedAttributes[name];
  if (pattern) return pattern.test(value);
  return mathTagSet.has(tag) && mathAttributeNames.has(name) && mathWord.test(value);
}

/** Every attribute name that `isAllowedAttribute` can let through on this element. */
export function attributeNames(tag: string): string[] {
  const math = mathTagSet.has(tag) ? [...mathAttributeNames] : [];
  return [...Object.keys(ownAttributes[tag] ?? {}), ...Object.keys(sharedAttributes), ...math];
}
