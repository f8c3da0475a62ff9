export interface StreamEvent {
  event: string;
  data: string;
}

/** The events of a text/event-stream body. Comment lines keep the connection open; they come out as event ''. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
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
