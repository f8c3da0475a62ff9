const placeholder = /(<img [^>]*?src=")media:(\d+)"/g;

/**
 * Sanitised HTML of an imported question with its placeholders `media:N` (N-th of the question's `media`, 0-based)
 * replaced by `media:<id>` of the stored image. `idOf` answers the id.
 */
export function replaceMedia(html: string, idOf: (index: number) => string): string {
  return html.replace(
    placeholder,
    (_, start: string, index: string) => `${start}media:${idOf(Number(index))}"`,
  );
}
