import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { Lines, ListAsk, Option, Page } from '@spmb/shared/kernel/resource.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pageOfRows, pageSize, rowsFound, type ListQuery } from './page-of-rows.ts';
import type { Sent } from '../../http/http-client.ts';
import { useStaffPort, type StaffPort } from '../port/staff-port.ts';

/** What narrows a list beside what is searched in it. */
export type Narrowed = Readonly<Record<string, string>>;
const nothing: Narrowed = {};

/** A call that answers a list. */
export type ListCall<Row> = PlacedCall<ListAsk, Lines<Row>>;

/** One page of a list, paged by the server; a list that the server answers whole is paged here. */
export function useList<Row extends object>(
  call: ListCall<Row>,
  query: ListQuery,
  narrowed = nothing,
): UseQueryResult<Page<Row>> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['list', call.path, narrowed, query],
    queryFn: async () => {
      const answer = await port.call(call, askOf(query, narrowed));
      return Array.isArray(answer) ? pageOfRows(answer, query) : answer;
    },
    placeholderData: keepPreviousData,
  });
}

/** Most rows that the server answers at once. */
const pageSizeMax = 100;

/** Ids of every row that a list query finds, on whichever page. Rejects with CallError. */
export async function readAllIds(
  { call }: Pick<StaffPort, 'call'>,
  list: ListCall<{ id: string }>,
  query: ListQuery,
  narrowed = nothing,
): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(list, askOf({ ...query, page }, narrowed, pageSizeMax));
    if (Array.isArray(answer)) return rowsFound(answer, query).map(({ id }) => id);
    const { rows, total } = answer;
    ids.push(...rows.map(({ id }) => id));
    if (rows.length === 0 || page * pageSizeMax >= total) return ids;
  }
}

const askOf = ({ q, page, sort }: ListQuery, narrowed: Narrowed, size = pageSize) => ({
  ...narrowed,
  page: String(page),
  size: String(size),
  ...(q && { q }),
  ...(sort && { sort }),
});

/** Every row of a list that is short or paged here. */
export function useAll<Row>(call: ListCall<Row>, narrowed = nothing): UseQueryResult<Row[]> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['list', call.path, narrowed],
    queryFn: async () => {
      const answer = await port.call(call, narrowed);
      return Array.isArray(answer) ? answer : answer.rows;
    },
  });
}

/** An option list, of the form where the call asks for one. Combos are sent by POST, but they change nothing. */
export function useOptions<Input>(
  call: PlacedCall<Input, Option[]>,
  input?: Input,
  enabled = true,
): UseQueryResult<Option[]> {
  const port = useStaffPort();
  return useQuery({
    queryKey: input ? ['list', call.path, input] : ['list', call.path],
    queryFn: () => port.call(call, ...([input] as Sent<Input>)),
    enabled,
  });
}
