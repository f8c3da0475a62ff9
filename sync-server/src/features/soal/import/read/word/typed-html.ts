const entity = /&amp;nbsp;/g;
const lineBreak = /&lt;br\s*\/?&gt;/gi;
const paired = ['b', 'i', 'u', 's', 'strong', 'em', 'sub', 'sup', 'center', 'p'];

/**
 * HTML of a Word document in which HTML is typed out as text, as the templates of CandyCBT want it: typed line breaks,
 * blanks and simple formatting become what they mean. A tag without its partner stays text.
 */
export function typedHtml(html: string): string {
  let result = html.replace(entity, '&nbsp;').replace(lineBreak, '<br />');
  for (const tag of paired) {
    const open = new RegExp(`&lt;${tag}&gt;`, 'gi');
    const close = new RegExp(`&lt;/${tag}&gt;`, 'gi');
    if (result.search(open) === -1 || result.search(close) <= result.search(open)) continue;
    result = result.replace(open, `<${tag}>`).replace(close, `</${tag}>`);
  }
  return result.replace(/(?:<br \/>\s*)+<\/p>/g, '</p>');
}
