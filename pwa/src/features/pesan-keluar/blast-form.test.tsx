// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { kirimInformasi } from '@spmb/shared/pesan-keluar/calls.ts';
import { programKeahlianResource } from '@spmb/shared/program-keahlian/program-keahlian.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import { useFormAddress } from '../../kit/form/use-form-address.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { stubWidth } from '../../kit/testing/wide-screen.ts';
import { BlastForm } from './blast-form.tsx';

const buildPort = () => buildFakePort({ [callsOf(programKeahlianResource).combo.path]: [] });

function Screen() {
  const address = useFormAddress(useListAddress());
  return address.form !== undefined && <BlastForm address={address} />;
}

beforeEach(() => stubWidth(1280));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const form = () => screen.getByRole('dialog', { name: 'Formulir Wa Blast' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lost = new CallError('Server sekolah tidak terjangkau.', 0);

/** The page is opened anew, as after a crash, with the form of a blast. */
async function reopen(port: ReturnType<typeof buildPort>) {
  cleanup();
  renderScreen(port, <Screen />, '/?form=baru');
  await screen.findByRole('dialog', { name: 'Formulir Wa Blast' });
}
const write = (pesan: string) =>
  fireEvent.change(within(form()).getByRole('textbox', { name: 'Pesan' }), { target: { value: pesan } });

/** Sends what is typed, and answers under which id. */
async function send(port: ReturnType<typeof buildPort>, answer: unknown): Promise<unknown> {
  const before = port.sent.length;
  port.answers[`POST ${kirimInformasi.path}`] = answer;
  press('Kirim');
  await waitFor(() => expect(port.sent).toHaveLength(before + 1));
  if (answer === lost) await screen.findByText(lost.message);
  else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return (port.sent[before]?.body as { tindakan_id: string }).tindakan_id;
}
const queued = { message: '5 pesan antre untuk dikirim.' };

test('a blast whose answer was lost is the same act when it is taken up after a reload, and sent for a second time once it went', async () => {
  const port = buildPort();
  await reopen(port);
  write('Halo {nama}');
  const first = await send(port, lost);
  await reopen(port);
  press('Lanjutkan');
  expect(await send(port, queued)).toBe(first);
  await reopen(port);
  write('Halo {nama}');
  expect(await send(port, queued)).not.toBe(first);
});

test('a blast that was changed, or given up and written anew, is another act', async () => {
  const port = buildPort();
  await reopen(port);
  write('Halo {nama}');
  const first = await send(port, lost);
  await reopen(port);
  press('Lanjutkan');
  write('Halo semua');
  const second = await send(port, lost);
  await reopen(port);
  press('Buang');
  write('Halo semua');
  const third = await send(port, queued);
  expect(new Set([first, second, third]).size).toBe(3);
});
