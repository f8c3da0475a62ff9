import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** npm starts scripts by a shell, and hands a request to stop to that shell only. */
const npmShell = process.env['npm_lifecycle_event'] ? process.ppid : undefined;
const lookForShellEveryMs = 200;

/**
 * Runs a program with this terminal and resolves to its exit code, as a shell would give it. A request to stop this
 * process is handed on, and waited for.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 * @param {(text: string) => void} [onOutput] is given what is printed, in the terminal's place
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}, onOutput) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(program, args, { stdio, ...options });
  if (onOutput)
    for (const from of [child.stdout, child.stderr]) from?.setEncoding('utf8').on('data', onOutput);
  let asked = false;
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    // A terminal sends Ctrl-C to every process of the group by itself.
    if (!asked && !(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
    asked = true;
  };
  process.on('SIGINT', handOn).on('SIGTERM', handOn);
  const watch = setInterval(() => {
    if (npmShell !== undefined && process.ppid !== npmShell) handOn('SIGTERM');
  }, lookForShellEveryMs);
  return new Promise((resolve, reject) => {
    const letGo = () => {
      clearInterval(watch);
      process.off('SIGINT', handOn).off('SIGTERM', handOn);
    };
    child.once('error', (error) => {
      letGo();
      reject(error);
    });
    // Closed, not only ended: all that it printed has been seen.
    child.once(
      onOutput ? 'close' : 'exit',
      (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
        letGo();
        resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
      },
    );
  });
}
