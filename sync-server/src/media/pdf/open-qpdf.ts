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
type OpenQpdf = (options: { locateFile: () => string }) => Promise<Qpdf>;

const require = createRequire(import.meta.url);
const packageName = '@neslinesli93/qpdf-wasm';

/** Enough for a scan of A4 at 300 dots an inch that was packed without loss; limits of a thread do not count the memory of WebAssembly. */
const maxBytes = 128 * 1024 * 1024;
const pageBytes = 65_536;

/**
 * Opens qpdf for the calling thread, which has nothing else to do: its limit on memory holds for all WebAssembly, and what
 * qpdf says on the console is told to `hear`.
 */
export function openQpdf(hear: (line: string) => void): Promise<Qpdf> {
  limitMemory();
  Object.assign(console, { error: hear });
  const open = require(packageName) as OpenQpdf;
  return open({ locateFile: () => require.resolve(`${packageName}/dist/qpdf.wasm`) });
}

function limitMemory(): void {
  const memory = WebAssembly.Memory.prototype;
  const grow: (this: WebAssembly.Memory, pages: number) => number = Reflect.get(memory, 'grow');
  memory.grow = function (pages) {
    if (this.buffer.byteLength + pages * pageBytes > maxBytes) throw new RangeError('out of memory');
    return grow.call(this, pages);
  };
}
