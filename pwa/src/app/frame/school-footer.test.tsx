// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildServices } from '../../testing/build-services.ts';
import { SchoolFooter } from './school-footer.tsx';
import { ServicesProvider } from '../../shell/services.tsx';

afterEach(cleanup);

test('S1-GEN-05: the school’s other places open beside the page and learn nothing of it', async () => {
  const places = { facebook: 'https://facebook.com/smk', apps_url: 'https://smk.sch.id' };
  const { services } = buildServices({ info: { body: { company: 'SMK Uji', ...places } } });
  await services.info.refresh();
  render(
    <ServicesProvider value={services}>
      <SchoolFooter />
    </ServicesProvider>,
  );
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href, target, rel }) => [new URL(href).origin, target, rel])).toEqual([
    ['https://facebook.com', '_blank', 'noopener noreferrer'],
    ['https://smk.sch.id', '_blank', 'noopener noreferrer'],
  ]);
});
