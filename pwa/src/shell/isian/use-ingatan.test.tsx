// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { getCall } from '@spmb/shared/kernel/call.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { buildServices, siti } from '../../testing/build-services.ts';
import { ServicesProvider } from '../services.tsx';
import { useIngatan } from './use-ingatan.ts';

const nilai = getCall('/api/nilai', 'ikutUjian').of<undefined, { n: number }>();
const ask = (http: HttpClient) => http.call(nilai);
const token = { token: 'a', type: 'Bearer', expires_in: 3_600 };

function open(built = buildServices()) {
  const { services } = built;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider value={services}>{children}</ServicesProvider>
  );
  return renderHook(() => useIngatan('nilai', ask), { wrapper });
}

test('what the server said last is there without network, with the time at which it was heard', async () => {
  const built = buildServices({ nilai: { body: { n: 1 } } });
  const { session, clock } = built.services;
  await session.begin(token, siti, false);
  const heard = open(built);
  await waitFor(() => expect(session.current()?.ingatan).toEqual({ nilai: heard.result.current.data }));
  heard.unmount();
  built.answers['nilai'] = 'putus';
  const { result } = open(built);
  expect(result.current.data).toEqual({ n: 1, diambil_ms: clock.nowMs() });
  await waitFor(() => expect(result.current).toMatchObject({ disconnected: true, problem: '' }));
});

test('an answer that comes when another has signed in is remembered for nobody', async () => {
  const built = buildServices();
  const { session } = built.services;
  await session.begin(token, siti, false);
  const budi = { ...siti, email: '26-0232-7' };
  built.answers['nilai'] = () => {
    void session.begin(token, budi, false);
    return { body: { n: 1 } };
  };
  const { result } = open(built);
  await waitFor(() => expect(result.current.data?.n).toBe(1));
  const now = session.current();
  expect([now?.user.email, now?.ingatan]).toEqual([budi.email, {}]);
});
