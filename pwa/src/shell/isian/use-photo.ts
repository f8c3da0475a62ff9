import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';
import { fetchPhoto } from './photo-calls.ts';

/** Address inside this page of a stored photo: private files are fetched with the login. */
export function usePhoto(name: string | null): string | undefined {
  const { session } = useServices();
  const [shown, setShown] = useState<{ name: string; url: string }>();
  useEffect(() => {
    const authorization = session.authorization();
    if (name === null || authorization === undefined) return;
    let url: string | undefined;
    let isGone = false;
    void fetchPhoto(authorization, name).then((blob) => {
      if (isGone || !blob) return;
      url = URL.createObjectURL(blob);
      setShown({ name, url });
    });
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [name, session]);
  return shown?.name === name ? shown.url : undefined;
}
