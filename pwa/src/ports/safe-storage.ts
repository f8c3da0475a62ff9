export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage, or memory where the browser refuses it: nothing that stands here may be needed to work. */
export function openSafeStorage(open: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  try {
    const storage = open();
    storage.setItem('spmb-coba', '1');
    storage.removeItem('spmb-coba');
    return storage;
  } catch {
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => {
        memory.set(key, value);
      },
      removeItem: (key) => {
        memory.delete(key);
      },
    };
  }
}
