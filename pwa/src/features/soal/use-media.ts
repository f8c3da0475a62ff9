import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useStaffPort } from '../../crud/staff-port.ts';

/** Fetches stored images with the login; each is asked for once. */
export function useLoadMedia(): (name: string) => Promise<Blob> {
  const port = useStaffPort();
  const client = useQueryClient();
  return useCallback(
    (name) =>
      client.fetchQuery({ queryKey: ['media', name], queryFn: () => port.file(`/api/media/${name}`), staleTime: Infinity }),
    [port, client],
  );
}

/** Address of a stored image in this page; undefined until it is here. */
export function useMediaUrl(name: string): { url: string | undefined; isError: boolean } {
  const load = useLoadMedia();
  const query = useQuery({ queryKey: ['media-shown', name], queryFn: () => load(name), staleTime: Infinity });
  const [shown, setShown] = useState<{ blob: Blob; url: string }>();
  const blob = query.data;
  useEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    setShown({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return { url: shown?.blob === blob ? shown?.url : undefined, isError: query.isError };
}
