import { createServer } from 'node:http';

// The least that any server on this runtime could do: read the body, answer as many bytes as a batch's answer has.
const answer = JSON.stringify({
  status: true,
  filler: 'x'.repeat(Number(process.env['ANSWER_BYTES'] ?? 700)),
});

createServer((asked, answering) => {
  const chunks: Buffer[] = [];
  asked.on('data', (chunk: Buffer) => chunks.push(chunk));
  asked.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    answering.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(answer),
    });
    answering.end(answer);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
