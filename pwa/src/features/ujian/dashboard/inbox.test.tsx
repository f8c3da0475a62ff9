// @vitest-environment jsdom
import type { Pesan } from '@spmb/shared/pesan/pesan.schema.ts';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ServicesProvider } from '../../../shell/services.tsx';
import { buildServices, siti } from '../../../testing/build-services.ts';
import { Inbox } from './inbox.tsx';

afterEach(cleanup);

const letter = (id: string, dibaca = false): Pesan => ({
  id,
  title: id,
  body: 'Isi',
  dari: 'Pengumuman sekolah',
  tanggal: '2025-07-01',
  dibuat_ms: 0,
  dibaca,
});

test('S2-ANN-05: announcements that stand open in the inbox are told as shown, once; letters and what was read are not', async () => {
  const { services, requests } = buildServices({
    'pengumuman-dibaca': { body: { status: true, message: 'Tercatat.' } },
  });
  await services.session.begin({ token: 't', type: 'Bearer', expires_in: 3600 }, siti, false);
  const pesans = [letter('pengumuman:a.1'), letter('m1'), letter('pengumuman:b.2', true)];
  render(
    <ServicesProvider value={services}>
      <Inbox pesans={pesans} changed={() => undefined} />
    </ServicesProvider>,
  );
  const told = () => requests.filter(({ path }) => path === 'pengumuman-dibaca').map(({ body }) => body);
  await waitFor(() => expect(told()).toEqual([{ ids: ['a.1'] }]));
});
