import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../sync-server/src/testing/start-postgres.ts';
import type { Part, Run } from './part.ts';
import type { Measured, Row } from './report/row.ts';

const runPart = fileURLToPath(new URL('run-part.ts', import.meta.url));
/** A part that hangs is given up. */
const partMaxMs = 30 * 60_000;
/** Of what a part says of its failure: its beginning is the error, the rest its stack. */
const errorCharactersMax = 300;

/** Runs the parts one after the other; whatever one of them does, the others run. `program`: what each is run by. */
export async function runParts(parts: readonly Part[], run: Run, program = runPart): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const part of parts) {
    const rows: Row[] = [];
    console.log(`… ${part.name}`);
    try {
      await runOne(part, run, program, rows);
      measured.push({ part: part.name, rows });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.error(`… ${part.name} FAILED: ${message}`);
      measured.push({ part: part.name, rows, error: message });
    }
  }
  return measured;
}

/** In a process of its own: the engine is bound once in a process, and an error that nobody awaits ends only that one. */
async function runOne(part: Part, run: Run, program: string, rows: Row[]): Promise<void> {
  const postgres = 'needs' in part && part.engine ? await startPostgres({ isDurable: true }) : undefined;
  try {
    const child = fork(program, [part.name, JSON.stringify(run)], {
      env: { ...process.env, DATABASE_URL: postgres?.url ?? '' },
      // Figures may be Infinity, which JSON does not know.
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      timeout: partMaxMs,
    });
    child.on('message', (row) => rows.push(row as Row));
    await untilEnded(child);
  } finally {
    await postgres?.stop();
  }
}

/** Throws what the process said when it ended with anything but 0. */
async function untilEnded(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    said += chunk.toString();
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code === 0) return;
  const error = /^\w*Error\b.*$/m.exec(said)?.[0] ?? said.trim();
  throw new Error(error.slice(0, errorCharactersMax) || `it ended with ${signal ?? `code ${code}`}`);
}
