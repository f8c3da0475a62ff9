// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { RegionFields } from './region-fields.tsx';
import { CallError } from '../../../http/call-error.ts';
import { type StaffPort } from '../../../kit/port/staff-port.ts';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';

const option = (value: string, label: string) => ({ value, label });
const options: Record<string, { value: string; label: string }[]> = {
  '/api/provinsi-combo': [option('34', 'DI Yogyakarta'), option('35', 'Jawa Timur')],
  '/api/kabupaten-combo {"province_id":"34"}': [option('3404', 'Kabupaten Sleman')],
  '/api/kabupaten-combo {"province_id":"35"}': [option('3503', 'Kabupaten Trenggalek')],
  '/api/kecamatan-combo-by-regency {"regency_id":"3404"}': [option('340407', 'Depok')],
  '/api/desa-combo {"district_id":"340407"}': [option('3404072001', 'Caturtunggal')],
};
const empty = { province_id: '', regency_id: '', district_id: '', village_id: '' };
const chosen = {
  province_id: '34',
  regency_id: '3404',
  district_id: '340407',
  village_id: '3404072001',
};

function Values() {
  return <output data-testid="values">{JSON.stringify(useWatch())}</output>;
}

function Form({ initial }: { initial: Record<string, string> }) {
  return (
    <FormProvider {...useForm({ defaultValues: initial })}>
      <RegionFields />
      <Values />
    </FormProvider>
  );
}

function open(initial: Record<string, string>, failing = new Set<string>()) {
  const asked: string[] = [];
  const port: StaffPort = {
    ...buildFakePort({}),
    async call({ path }, ...[record]) {
      const call = record ? `${path} ${JSON.stringify(record)}` : path;
      asked.push(call);
      if (failing.has(path)) throw new CallError('Server sekolah tidak terjangkau.', 0);
      return (options[call] ?? []) as never;
    },
  };
  renderScreen(port, <Form initial={initial} />);
  return asked;
}

const field = (label: string) => screen.getByRole('combobox', { name: label });
const values = (): unknown => JSON.parse(screen.getByTestId('values').textContent);
async function choose(label: string, choice: string) {
  await waitFor(() => expect(field(label).getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.mouseDown(field(label));
  const list = await screen.findByRole('listbox');
  fireEvent.click(await within(list).findByRole('option', { name: choice }));
}

afterEach(cleanup);

test('S1-SCHOOL-03: each choice opens the next, which offers what lies in it', async () => {
  const asked = open(empty);
  expect(field('Kabupaten/Kota').textContent).toBe('Pilih provinsi dulu');
  await waitFor(() => expect(asked).toEqual(['/api/provinsi-combo']));
  await choose('Provinsi', 'DI Yogyakarta');
  await choose('Kabupaten/Kota', 'Kabupaten Sleman');
  await choose('Kecamatan', 'Depok');
  await choose('Desa/Kelurahan', 'Caturtunggal');
  expect(values()).toEqual(chosen);
});

test('S1-SCHOOL-03: another province empties everything below it', async () => {
  open(chosen);
  await waitFor(() => expect(field('Desa/Kelurahan').textContent).toBe('Caturtunggal'));
  await choose('Provinsi', 'Jawa Timur');
  expect(values()).toEqual({ ...empty, province_id: '35' });
  expect(field('Kecamatan').textContent).toBe('Pilih kabupaten/kota dulu');
  await choose('Kabupaten/Kota', 'Kabupaten Trenggalek');
});

test('options that cannot be read say why and are read again on request', async () => {
  const failing = new Set(['/api/provinsi-combo']);
  open(empty, failing);
  const again = await screen.findByRole('button', { name: /Server sekolah tidak terjangkau/ });
  failing.clear();
  fireEvent.click(again);
  await choose('Provinsi', 'Jawa Timur');
  expect(values()).toEqual({ ...empty, province_id: '35' });
});
