import type { Option, Page } from '@spmb/shared/kernel/resource.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { z } from 'zod';
import { pageOfRows, pageSize, rowsFound, type ListQuery } from './page-of-rows.ts';
import { useStaffPort, type StaffPort } from '../port/staff-port.ts';

/** One page of the list at `path`, paged by the server; a list that the server answers whole is paged here. */
export function useList<Row extends object>(
  path: string,
  record: z.ZodType<Row>,
  query: ListQuery,
): UseQueryResult<Page<Row>> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['list', path, query],
    queryFn: async () => {
      const page = z.object({ rows: z.array(record), total: z.int(), page: z.int(), size: z.int() });
      const answer = z.union([page, z.array(record)]).parse(await port.read(addressOf(path, query)));
      return Array.isArray(answer) ? pageOfRows(answer, query) : answer;
    },
    placeholderData: keepPreviousData,
  });
}

/** Most rows that the server answers at once. */
const pageSizeMax = 100;
const idsContract = z.array(z.object({ id: z.string() }).loose());
const idPageContract = z.object({ rows: idsContract, total: z.int() });

/** Ids of every row that a list query finds, on whichever page. Throws CallError. */
export async function readAllIds(read: StaffPort['read'], path: string, query: ListQuery): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await read(addressOf(path, { ...query, page }, pageSizeMax));
    const whole = idsContract.safeParse(answer).data;
    if (whole) return rowsFound(whole, query).map(({ id }) => id);
    const { rows, total } = idPageContract.parse(answer);
    ids.push(...rows.map(({ id }) => id));
    if (rows.length === 0 || page * pageSizeMax >= total) return ids;
  }
}

function addressOf(path: string, { q, page, sort }: ListQuery, size = pageSize): string {
  const params = new URLSearchParams({ page: String(page), size: String(size) });
  if (q) params.set('q', q);
  if (sort) params.set('sort', sort);
  return `${path}${path.includes('?') ? '&' : '?'}${params.toString()}`;
}

/** Every row of a list that is short or paged here. */
export function useAll<Row>(path: string, record: z.ZodType<Row>, enabled = true): UseQueryResult<Row[]> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['list', path],
    queryFn: async () => z.array(record).parse(await port.read(path)),
    enabled,
  });
}

/** One record, fresh from the server: a form must start from what is stored. */
export function useRecord<Row>(path: string, record: z.ZodType<Row>, enabled = true): UseQueryResult<Row> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['record', path],
    queryFn: async () => record.parse(await port.read(path)),
    enabled,
    // Never read again under a form that is being filled in.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** One answer, read again like a list when something changed. */
export function useRead<Answer>(
  path: string,
  answer: z.ZodType<Answer>,
  enabled = true,
): UseQueryResult<Answer> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['list', path],
    queryFn: async () => answer.parse(await port.read(path)),
    enabled,
  });
}

const optionContract = z.array(z.object({ value: z.string(), label: z.string() }));

/** An option list, of the record where the call asks for one. Combos are sent by POST, but they change nothing. */
export function useOptions(path: string, record?: object, enabled = true): UseQueryResult<Option[]> {
  const port = useStaffPort();
  return useQuery({
    queryKey: record ? ['list', path, record] : ['list', path],
    queryFn: async () => optionContract.parse(await port.readByPost(path, record)),
    enabled,
  });
}
