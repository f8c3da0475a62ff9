// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useAct } from './use-act.ts';

afterEach(cleanup);

function Reset() {
  const act = useAct();
  return <button onClick={() => act.mutate({ path: '/api/reset', body: { id: '1' } })}>Reset</button>;
}

test('an act is sent once, however fast its button is pressed again, and again after it is done', async () => {
  const sent: string[] = [];
  const port = buildFakePort({});
  renderScreen(
    {
      ...port,
      act: (path) => {
        sent.push(path);
        return Promise.resolve({ message: `Selesai ${sent.length}.`, data: undefined });
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
