// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DeleteDialog } from './delete-dialog.tsx';
import { LoadingDialog } from './loading-dialog.tsx';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { UploadDialog } from '../upload/upload-dialog.tsx';

afterEach(cleanup);
const nothing = () => undefined;

test('S1-SHELL-07, S1-GEN-14: the loading dialog says what is being waited for, 300 px wide', () => {
  renderScreen(buildFakePort({}), <LoadingDialog words="Sedang membuat akun..!" />);
  const dialog = screen.getByRole('dialog', { name: 'Sedang membuat akun..!' });
  expect(getComputedStyle(dialog).maxWidth).toBe('300px');
  expect(within(dialog).getByRole('progressbar')).toBeTruthy();
});

test('S1-GEN-14: deleting and uploading ask and tell in 400 px', () => {
  renderScreen(
    buildFakePort({}),
    <>
      <DeleteDialog name="Lab 1" busy={false} onYes={nothing} onNo={nothing} />
      <UploadDialog percent={40} waiting="" onCancel={nothing} />
    </>,
  );
  for (const name of ['Hapus data', 'Mengunggah berkas…']) {
    const dialog = screen.getByRole('dialog', { name, hidden: true });
    expect([name, getComputedStyle(dialog).maxWidth]).toEqual([name, '400px']);
  }
});
