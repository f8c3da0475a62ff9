import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/**
 * What a file's tests work on, made anew before each test and closed after it where it can be closed. What stands above it
 * in the file is there when `build` is called; the answer is the one of the test that runs.
 */
export function perTest<Made extends object>(build: () => Made | Promise<Made>): Made {
  return made(build, beforeEach, afterEach);
}

/** The same, made once for all tests of the file. */
export function perFile<Made extends object>(build: () => Made | Promise<Made>): Made {
  return made(build, beforeAll, afterAll);
}

function made<Made extends object>(
  build: () => Made | Promise<Made>,
  before: (hook: () => Promise<void>) => void,
  after: (hook: () => Promise<void>) => void,
): Made {
  let current: Made | undefined;
  const get = (): Made => {
    if (!current) throw new Error('made before the test begins, not while its file is read');
    return current;
  };
  before(async () => {
    current = await build();
  });
  after(async () => {
    const ended = current;
    current = undefined;
    if (ended && 'close' in ended && typeof ended.close === 'function') await ended.close();
  });
  return new Proxy({} as Made, {
    get(_, key) {
      const value: unknown = Reflect.get(get(), key);
      return typeof value === 'function' ? value.bind(get()) : value;
    },
    set: (_, key, value) => Reflect.set(get(), key, value),
    has: (_, key) => Reflect.has(get(), key),
    ownKeys: () => Reflect.ownKeys(get()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(get(), key),
  });
}
