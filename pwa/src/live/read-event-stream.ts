import { createParser } from 'eventsource-parser';

export interface StreamEvent {
  event: string;
  data: string;
}

const ended = { done: true, value: undefined } as const;

/**
 * The events of a text/event-stream body until it ends, be it that its line breaks. Comment lines keep the connection open;
 * they come out as event ''.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => void events.push({ event, data }),
    onComment: () => void events.push({ event: '', data: '' }),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ended);
      if (done) return;
      parser.feed(value);
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
