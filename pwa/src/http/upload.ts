/** What is heard of an upload on its way, and what ends it. */
export interface UploadWatch {
  /** How much has arrived, 0 to 100. */
  onPercent: (percent: number) => void;
  /** Why it waits, as a sentence; '' once it goes on. */
  onWaiting: (why: string) => void;
  signal: AbortSignal;
  /** Names the file on this device: what is sent again under it goes on where it stood, also after the browser was closed. */
  kunci?: string;
}

/** A stored file: the name that a record keeps, and the address where it is read. */
export interface StoredFile {
  name: string;
  path: string;
}

/** Stores a file of a kind; it goes on by itself after a drop. Throws CallError, or the reason of `watch.signal`. */
export type UploadFile = (doctype: string, file: File, watch: UploadWatch) => Promise<StoredFile>;
