import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Makes the backups that are due, as their job does when its time comes. What fails is told on the screen. */
export async function lookAtBackups(
  { automatic }: Pick<TestApp, 'automatic'>,
  signal?: AbortSignal,
): Promise<void> {
  if (!(await automatic.isDue())) return;
  await automatic.make(signal).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
