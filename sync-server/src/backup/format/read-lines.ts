/** Lines that end with a newline, as JSON values; no other sign ends a line. Throws where the last one is cut. */
export async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<unknown> {
  let rest: Buffer[] = [];
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const line = Buffer.concat([...rest, chunk.subarray(start, end)]);
      rest = [];
      start = end + 1;
      yield JSON.parse(line.toString('utf8')) as unknown;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) throw new Error('the last line is cut');
}
