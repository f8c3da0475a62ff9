// @vitest-environment jsdom
import { postCall, type Acted } from '@spmb/shared/kernel/call.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useAction } from './use-action.ts';

afterEach(cleanup);

const reset = postCall('/api/reset', 'kelolaSistem').of<{ id: string }, Acted>();

function Reset() {
  const act = useAction(reset);
  return <button onClick={() => act.mutate({ id: '1' })}>Reset</button>;
}

test('an act is sent once, however fast its button is pressed again, and again after it is done', async () => {
  const sent: string[] = [];
  const port = buildFakePort({});
  renderScreen(
    {
      ...port,
      call: async ({ path }, ..._sent) => {
        sent.push(path);
        return { status: true, message: `Selesai ${sent.length}.` } as never;
      },
    },
    <Reset />,
  );
  const button = screen.getByRole('button', { name: 'Reset' });
  button.click();
  button.click();
  expect(await screen.findByText('Selesai 1.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  button.click();
  expect(await screen.findByText('Selesai 2.')).toBeTruthy();
});
