/** A file that cannot be read. The message is an Indonesian sentence for the user, with a way out. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
