/** Another process has the data, and there must never be two that write: this one does not begin, or ends. */
export class OtherProcess extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OtherProcess';
  }
}
