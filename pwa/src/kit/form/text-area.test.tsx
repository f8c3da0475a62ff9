// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { InputField } from './form-fields.tsx';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);

function Form() {
  const form = useForm({ defaultValues: { alamat: 'Jalan Satu' } });
  return (
    <FormProvider {...form}>
      <InputField name="alamat" label="Alamat" rows={2} />
      <output>{useWatch({ control: form.control, name: 'alamat' })}</output>
    </FormProvider>
  );
}

test('a text of several lines is sized by the browser: nothing beside it measures the page', () => {
  const { container } = render(<Form />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Alamat');
  expect([...container.querySelectorAll('textarea')]).toEqual([field]);
  expect([field.rows, field.value]).toEqual([2, 'Jalan Satu']);
  fireEvent.change(field, { target: { value: 'Jalan Satu\nRT 02' } });
  expect(screen.getByRole('status').textContent).toBe('Jalan Satu\nRT 02');
});

test('a browser that sizes no field shows the lines that are typed, within the limits', () => {
  const rowsOf = (value: string) => {
    cleanup();
    render(<TextArea label="Pesan" value={value} minRows={2} maxRows={6} onChange={() => undefined} />);
    return screen.getByLabelText<HTMLTextAreaElement>('Pesan').rows;
  };
  expect(['', 'satu', 'satu\ndua\ntiga', 'a'.repeat(200), '\n'.repeat(30)].map(rowsOf)).toEqual([
    2, 2, 3, 4, 6,
  ]);
});
