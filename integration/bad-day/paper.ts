import {
  parseOperationBody,
  parseOperationHead,
  type OperationBody,
} from '@spmb/shared/sync/stream/operation.ts';

/** An act as somebody who looks over the participant's shoulder notes it down: what was done, not how it travels. */
export function lineOf(body: OperationBody): string {
  switch (body.jenis) {
    case 'jawaban':
      return `${body.butir} ${body.pilihan ?? 'kosong'}`;
    case 'ragu':
      return `${body.butir} ${body.ragu ? 'ragu' : 'yakin'}`;
    default:
      return body.jenis;
  }
}

/** The same line, from an operation's stored text. */
export function lineOfText(text: string): string {
  const head = parseOperationHead(text);
  const body = head && parseOperationBody(head);
  return body ? lineOf(body) : `unreadable: ${text}`;
}
