import { createRequire } from 'node:module';

/** qpdf's command line, on files in memory. */
export interface Qpdf {
  /** Its exit status: 0 done, 2 failed, 3 done with warnings. */
  callMain(args: string[]): number;
  FS: {
    writeFile(path: string, content: Uint8Array): void;
    readFile(path: string): Uint8Array<ArrayBuffer>;
  };
}
/** qpdf, and whether the machine itself has refused it memory below its limit. */
export interface OpenedQpdf extends Qpdf {
  isStarved(): boolean;
}
type OpenQpdf = (options: { locateFile: () => string }) => Promise<Qpdf>;

const require = createRequire(import.meta.url);
const packageName = '@neslinesli93/qpdf-wasm';

/** Enough for a scan of A4 at 300 dots an inch that was packed without loss; limits of a thread do not count the memory of WebAssembly. */
const maxBytes = 128 * 1024 * 1024;
const pageBytes = 65_536;

let limit: (() => boolean) | undefined;

/**
 * Opens a new qpdf for the calling thread, which has nothing else to do: its limit on memory holds for all WebAssembly, and
 * what qpdf says on the console is told to `hear`.
 */
export async function openQpdf(hear: (line: string) => void): Promise<OpenedQpdf> {
  const isStarved = (limit ??= limitMemory());
  Object.assign(console, { error: hear });
  const open = require(packageName) as OpenQpdf;
  const qpdf = await open({ locateFile: () => require.resolve(`${packageName}/dist/qpdf.wasm`) });
  return Object.assign(qpdf, { isStarved });
}

/** Answers whether the machine gave less than the limit: what fails then says nothing about the file. */
function limitMemory(): () => boolean {
  let isStarved = false;
  const memory = WebAssembly.Memory.prototype;
  const grow: (this: WebAssembly.Memory, pages: number) => number = Reflect.get(memory, 'grow');
  memory.grow = function (pages) {
    if (this.buffer.byteLength + pages * pageBytes > maxBytes) throw new RangeError('out of memory');
    try {
      return grow.call(this, pages);
    } catch (error) {
      isStarved = true;
      throw error;
    }
  };
  return () => isStarved;
}
