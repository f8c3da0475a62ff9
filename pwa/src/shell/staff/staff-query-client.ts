import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../http/call-error.ts';

/** Server state of the back office; it lives as long as the page. A refusal is not asked again, a lost answer once. */
export const buildQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 && error instanceof CallError && [0, 502, 503].includes(error.httpStatus),
        // The school's network has no internet, which some browsers call offline.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
