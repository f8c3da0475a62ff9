/** Opens a database without its library; undefined: there is no such database yet, and none is made. */
export const openExisting = (disk: IDBFactory, name: string) =>
  new Promise<IDBDatabase | undefined>((resolve, reject) => {
    const request = disk.open(name);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      if (request.error?.name === 'AbortError') resolve(undefined);
      else reject(new Error(`${name} cannot be opened`, { cause: request.error }));
    };
  });

/** All rows of a store. */
export const readAll = <Row>(at: IDBTransaction, store: string) =>
  new Promise<Row[]>((resolve, reject) => {
    const request = at.objectStore(store).getAll();
    request.onsuccess = () => resolve(request.result as Row[]);
    request.onerror = () => reject(new Error(`${store} cannot be read`, { cause: request.error }));
  });
