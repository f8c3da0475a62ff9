/** A value as qpdf tells it: `/name`, `u:text` or `b:hex`, `5 0 R` for another object. */
export type PdfValue = null | boolean | number | string | PdfValue[] | { [key: string]: PdfValue };

/** Every object of a PDF by its reference (`obj:5 0 R`), and its `trailer`. */
export type PdfObjects = Readonly<Record<string, { value?: PdfValue; stream?: { dict: PdfValue } }>>;

export const isDict = (value: PdfValue | undefined): value is { [key: string]: PdfValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value stands for; a reference that leads in a circle or nowhere is undefined. */
export function resolve(objects: PdfObjects, value: PdfValue | undefined): PdfValue | undefined {
  let found = value;
  for (let hops = 0; hops < 10; hops += 1) {
    if (typeof found !== 'string' || !/^\d+ \d+ R$/.test(found)) return found;
    found = objects[`obj:${found}`]?.value;
  }
  return undefined;
}
