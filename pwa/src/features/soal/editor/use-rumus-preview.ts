import { bacaRumus } from '@spmb/shared/soal/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';

const typingPauseMs = 250;

/** MathML of what is typed, after a pause in typing; the server makes it, so that it is what the sheet will show. */
export function useRumusPreview(tex: string, baris: boolean) {
  const port = useStaffPort();
  const [asked, setAsked] = useState(tex);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(tex), typingPauseMs);
    return () => clearTimeout(timer);
  }, [tex]);
  const answer = useQuery({
    queryKey: ['rumus', asked, baris],
    queryFn: () => port.call(bacaRumus, { tex: asked, baris }),
    enabled: asked.trim() !== '',
    staleTime: Infinity,
    retry: false,
  });
  return {
    error: answer.error,
    mathml: asked === tex && tex.trim() !== '' ? answer.data?.mathml : undefined,
  };
}
