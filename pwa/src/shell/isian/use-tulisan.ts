import { useEffect, useRef, useState } from 'react';
import { useServices } from '../services.tsx';

const quietMs = 300;

export interface Tulisan<Fields> {
  tulisan: Fields;
  tulis(part: Partial<Fields>): void;
  /** It has arrived: nothing of it is kept. */
  lupakan(): void;
}

/**
 * What is written to the committee, kept under `name` on this device until it has arrived or its writer signs out: a reload,
 * or a dialog that is closed, costs nothing of it.
 */
export function useTulisan<Fields extends Record<string, string>>(
  name: string,
  kosong: Fields,
): Tulisan<Fields> {
  const { session } = useServices();
  const [akun] = useState(() => session.current()?.user.email);
  const [tulisan, setTulisan] = useState<Fields>(() => ({
    ...kosong,
    ...(session.current()?.ingatan[name] as Partial<Fields> | undefined),
  }));
  const last = useRef(tulisan);
  const [keep] = useState(() => () => {
    // Another may have signed in at this device meanwhile.
    if (session.current()?.user.email === akun) void session.remember(name, last.current);
  });
  useEffect(() => {
    const timer = setTimeout(keep, quietMs);
    return () => clearTimeout(timer);
  }, [keep, tulisan]);
  useEffect(() => keep, [keep]);
  const change = (now: Fields) => {
    last.current = now;
    setTulisan(now);
  };
  return {
    tulisan,
    tulis: (part) => change({ ...last.current, ...part }),
    lupakan: () => change(kosong),
  };
}
