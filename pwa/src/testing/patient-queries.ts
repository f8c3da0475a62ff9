import { beforeAll } from 'vitest';

// What a test waits for may take long on a busy machine; that it never comes is told all the same.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
});
