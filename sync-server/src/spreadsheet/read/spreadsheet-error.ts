import { UnreadableFile } from '../../archive/unreadable-file.ts';

/** A file that cannot be read as a spreadsheet. The message is an Indonesian sentence for the user, with a way out. */
export class SpreadsheetError extends UnreadableFile {
  override name = 'SpreadsheetError';
}
