import { FileStore } from '@tus/file-store';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, removeDurably, syncFile, writeDurably } from '../server/files/durable-file.ts';

/** What the library keeps of an upload beside its bytes. */
type Begun = Awaited<ReturnType<FileStore['getUpload']>>;

/** The library's files under `directory`, where whatever an answer tells of is durable before it is told. */
class DurableTusStore extends FileStore {
  /** Its bytes, none yet, get their name in the same sync of the folder as what is kept beside them. */
  override async write(...part: Parameters<FileStore['write']>): Promise<number> {
    const offset = await super.write(...part);
    await syncFile(join(this.directory, part[1]));
    return offset;
  }

  /** How far an upload is: also of bytes that came before the server ended in their midst. */
  override async getUpload(id: string): Promise<Begun> {
    const upload = await super.getUpload(id);
    await syncFile(join(this.directory, id));
    return upload;
  }
}

/** Opens the uploads that come as one stream; see UploadFolder.path. */
export async function openTusStore(directory: string): Promise<FileStore> {
  await makeFolder(directory);
  const path = (id: string) => join(directory, `${id}.json`);
  return new DurableTusStore({
    directory,
    configstore: {
      get: (id) =>
        readFile(path(id), 'utf8').then(
          (text) => JSON.parse(text) as Begun,
          () => undefined,
        ),
      set: (id, upload) => writeDurably(path(id), Buffer.from(JSON.stringify(upload))),
      delete: (id) => removeDurably(path(id)),
    },
  });
}
