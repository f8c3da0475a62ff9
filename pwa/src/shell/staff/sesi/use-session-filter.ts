import { localDate } from '@spmb/shared/kernel/zone.ts';
import { useSearchParams } from 'react-router-dom';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useAppInfo } from '../../services.tsx';

export interface SessionFilter {
  /** YYYY-MM-DD; today in the school's zone unless chosen otherwise. */
  tanggal: string;
  /** Id of the session; '' until one is chosen. */
  sesi: string;
  choose(changes: { tanggal?: string; sesi?: string }): void;
}

/** The date and session in the address. */
export function useSessionFilter(): SessionFilter {
  const [params, setParams] = useSearchParams();
  const { zona } = useAppInfo();
  const port = useStaffPort();
  return {
    tanggal: params.get('tanggal') ?? localDate(port.nowMs(), zona),
    sesi: params.get('sesi') ?? '',
    choose: (changes) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) next.set(name, value);
          next.delete('page');
          return next;
        },
        { replace: true },
      ),
  };
}
