import DOMPurify from 'dompurify';

/** Attribute that keeps the name of an image until its bytes are fetched with the login. */
export const mediaAttribute = 'data-media';

/**
 * Question HTML as nodes that are safe to show: scripts, styles and links are gone, and no image is asked for by the
 * browser itself. Our own images (`media:name`) wait in `data-media`; others are left out.
 */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'a', 'audio', 'video', 'svg'],
    // The LaTeX of a formula is nothing to read.
    ADD_FORBID_CONTENTS: ['annotation'],
    FORBID_ATTR: ['style', 'id', 'srcset'],
    ALLOWED_URI_REGEXP: /^media:[\w-]+$/,
    // Only addresses are held to the pattern above: without this list writing direction and cell spans would go too.
    ADD_URI_SAFE_ATTR: [
      'dir',
      'lang',
      'align',
      'colspan',
      'rowspan',
      'width',
      'height',
      'start',
      'type',
      'display',
      'mathvariant',
      'columnalign',
      'stretchy',
      'fence',
      'accent',
      'linethickness',
      'encoding',
    ],
    ALLOW_DATA_ATTR: false,
  });
  for (const image of fragment.querySelectorAll('img')) {
    const name = image.getAttribute('src')?.replace('media:', '');
    image.removeAttribute('src');
    if (name === undefined) image.remove();
    else image.setAttribute(mediaAttribute, name);
  }
  return fragment;
}
