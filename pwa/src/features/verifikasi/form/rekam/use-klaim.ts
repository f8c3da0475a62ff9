import { klaim } from '@spmb/shared/verifikasi/calls.ts';
import type { Pemeriksa } from '@spmb/shared/verifikasi/rekam.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../../http/call-error.ts';
import { messageOf, useStaffPort } from '../../../../kit/port/staff-port.ts';

/** Work keeps a file, but not with a call for each key. */
const renewMs = 60_000;

export interface Klaim {
  /** undefined: not known yet. */
  pemeriksa: Pemeriksa | undefined;
  /** Why the file is only read: somebody else has it, or it cannot be had. */
  alasan: string | undefined;
  ambil: () => Promise<void>;
  lepas: () => Promise<void>;
}

/** Takes a file while it is open, and keeps it as long as somebody works on it. */
export function useKlaim(id: string, isWanted: boolean): Klaim {
  const { call, nowMs } = useStaffPort();
  const [pemeriksa, setPemeriksa] = useState<Pemeriksa>();
  const [alasan, setAlasan] = useState<string>();
  const askedMs = useRef(-renewMs);
  const ambil = useCallback(async () => {
    askedMs.current = nowMs();
    try {
      const { data } = await call(klaim, { id, lepas: false });
      setPemeriksa(data.pemeriksa ?? undefined);
      setAlasan(undefined);
    } catch (error) {
      // A lost answer takes nothing away: the server refuses by itself what is no longer allowed.
      if (!(error instanceof CallError) || error.httpStatus !== 0) setAlasan(messageOf(error));
    }
  }, [call, nowMs, id]);
  const isHeld = isWanted && alasan === undefined;
  useEffect(() => {
    if (!isHeld) return;
    const renew = () => {
      if (nowMs() - askedMs.current >= renewMs) void ambil();
    };
    renew();
    addEventListener('keydown', renew);
    addEventListener('pointerdown', renew);
    return () => {
      removeEventListener('keydown', renew);
      removeEventListener('pointerdown', renew);
    };
  }, [isHeld, ambil, nowMs]);
  const lepas = useCallback(async () => {
    // It ends by itself where the server is not reached.
    await call(klaim, { id, lepas: true }).catch(() => undefined);
  }, [call, id]);
  return { pemeriksa, alasan, ambil, lepas };
}
