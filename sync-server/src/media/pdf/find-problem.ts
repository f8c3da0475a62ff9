import { resolve, isDict, type PdfObjects, type PdfValue } from './pdf-objects.ts';
import type { PdfProblem } from './pdf-problem.ts';

/** Actions that run, send or open something; the last two have viewers ask another machine for a file. */
const acting = ['/JavaScript', '/Launch', '/SubmitForm', '/ImportData', '/GoToR', '/GoToE'];
const carried = ['/EmbeddedFile', '/FileAttachment', '/RichMedia', '/Rendition', '/Movie', '/Sound', '/3D'];
/** Keys that mean the same whatever stands beside them. */
const byKey: Readonly<Record<string, PdfProblem>> = {
  '/JS': 'bertindak',
  '/EF': 'berlampiran',
  '/EmbeddedFiles': 'berlampiran',
  '/XFA': 'berlampiran',
};
const problemOf = new Map<string, PdfProblem>([
  ...acting.map((name) => [name, 'bertindak'] as const),
  ...carried.map((name) => [name, 'berlampiran'] as const),
]);

/** Beyond these a viewer is kept busy; a scan of A4 at 1,200 dots an inch has 140 million. */
const pixelsMax = 150_000_000;
const pagesMax = 1_000;

/** What speaks against a PDF, among everything that it holds, whether or not anything refers to it. */
export function findProblem(objects: PdfObjects): PdfProblem | undefined {
  for (const { value, stream } of Object.values(objects)) {
    const problem = stream ? findInStream(objects, stream.dict) : findIn(objects, value ?? null);
    if (problem) return problem;
  }
  return hasTooManyPages(objects) ? 'panjang' : undefined;
}

function findInStream(objects: PdfObjects, dict: PdfValue): PdfProblem | undefined {
  if (isDict(dict)) {
    // Its contents lie in a file elsewhere.
    if ('/F' in dict) return 'bertindak';
    const [width, height] = [resolve(objects, dict['/Width']), resolve(objects, dict['/Height'])];
    if (Number(width) * Number(height) > pixelsMax) return 'rusak';
  }
  return findIn(objects, dict);
}

function findIn(objects: PdfObjects, whole: PdfValue): PdfProblem | undefined {
  const waiting = [whole];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value === 'string') {
      const problem = problemOf.get(value);
      if (problem) return problem;
    } else if (Array.isArray(value)) for (const one of value) waiting.push(one);
    else if (isDict(value)) {
      for (const [key, one] of Object.entries(value)) {
        const problem = byKey[key] ?? problemOf.get(key);
        if (problem) return problem;
        waiting.push(one);
      }
      if (opensBySelf(objects, value)) return 'bertindak';
    }
  }
  return undefined;
}

/** Whether an address is opened without anybody following a link to it. */
function opensBySelf(objects: PdfObjects, dict: Readonly<Record<string, PdfValue>>): boolean {
  const isAction = (value: PdfValue | undefined) => {
    const action = resolve(objects, value);
    return isDict(action) && resolve(objects, action['/S']) === '/URI';
  };
  const events = resolve(objects, dict['/AA']);
  // What follows on an action by itself; outlines and other chains have no /S.
  const next = '/S' in dict ? resolve(objects, dict['/Next']) : undefined;
  const others = [events, next].flatMap((one) =>
    Array.isArray(one) ? one : isDict(one) ? Object.values(one) : [],
  );
  return [dict['/OpenAction'], next, ...others].some(isAction);
}

/** The tree may name a page many times, or itself: what counts is how many places a viewer would go to. */
function hasTooManyPages(objects: PdfObjects): boolean {
  const root = resolve(objects, isDict(objects['trailer']?.value) ? objects['trailer'].value['/Root'] : null);
  const waiting = [isDict(root) ? root['/Pages'] : undefined];
  let pages = 0;
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (Math.max(pages, seen / 2, waiting.length) > pagesMax) return true;
    const node = resolve(objects, waiting.pop());
    const kids = isDict(node) ? resolve(objects, node['/Kids']) : undefined;
    if (Array.isArray(kids)) for (const kid of kids) waiting.push(kid);
    else pages += 1;
  }
  return pages > pagesMax;
}
