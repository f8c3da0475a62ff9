/** The browser reads a file after the click, late on a busy machine, and never says when it has. */
const READ_AFTER_MS = 60_000;

/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, READ_AFTER_MS);
}
