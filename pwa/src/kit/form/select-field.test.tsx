// @vitest-environment jsdom
import { postCall } from '@spmb/shared/kernel/call.ts';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { SelectField } from './form-fields.tsx';
import { CallError } from '../../http/call-error.ts';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { useOptions } from '../list/use-list.ts';

afterEach(cleanup);

function Form() {
  const options = useOptions(postCall('/api/sesi-combo', 'masuk').of<undefined, Option[]>());
  return (
    <FormProvider {...useForm({ defaultValues: { sesi: '' } })}>
      <SelectField name="sesi" label="Sesi" options={options} />
    </FormProvider>
  );
}
const choices = () => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Sesi/ }));
  return within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
};

test('S1-GEN-13: choices that cannot be read are none, and the field offers to read them again', async () => {
  const port = buildFakePort({ '/api/sesi-combo': new CallError('tidak terjangkau', 0) });
  renderScreen(port, <Form />);
  expect((await screen.findByRole('alert')).textContent).toContain('Pilihan Sesi tidak dapat dimuat.');
  expect(choices()).toEqual([]);
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
  port.answers['/api/sesi-combo'] = [{ value: 's1', label: 'Sesi 1' }];
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('alert', { hidden: true })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(choices()).toEqual(['Sesi 1']);
});
