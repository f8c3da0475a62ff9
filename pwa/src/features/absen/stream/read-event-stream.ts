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
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ended);
      if (done) return;
      const frames = (rest + value).replaceAll('\r\n', '\n').split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) yield parseFrame(frame);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseFrame(frame: string): StreamEvent {
  let event = '';
  const data: string[] = [];
  for (const line of frame.split('\n')) {
    const [, field, value = ''] = /^(\w*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return { event: event === '' && data.length > 0 ? 'message' : event, data: data.join('\n') };
}
