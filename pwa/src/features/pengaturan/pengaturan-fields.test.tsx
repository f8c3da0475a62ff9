// @vitest-environment jsdom
import * as calls from '@spmb/shared/pengaturan/calls.ts';
import { pengaturan } from '@spmb/shared/pengaturan/kelompok.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { buildServices } from '../../testing/build-services.ts';
import { ServicesProvider } from '../../shell/services.tsx';
import { PengaturanScreen } from './pengaturan.screen.tsx';

const stored = Object.fromEntries(
  Object.entries(pengaturan).map(([nama, { fields }]) => [nama, { ...fields.parse({}), versi: 1 }]),
);

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

test.each(Object.entries(pengaturan).map(([nama, { labels }]) => [nama, Object.keys(labels)[0]]))(
  'the search of the back office leads to the fields of %s, also where they are drawn later: %s takes the focus',
  async (_, field) => {
    let address = '';
    function Address() {
      address = useLocation().search;
      return null;
    }
    const { services } = buildServices();
    renderScreen(
      buildFakePort({ [calls.pengaturan.path]: stored }),
      <ServicesProvider value={services}>
        <Address />
        <PengaturanScreen />
      </ServicesProvider>,
      `/?isian=${field}`,
    );
    // It has gone there once the address is that of the screen again.
    await waitFor(() => expect(address).toBe(''));
    expect(document.activeElement?.matches('input, button, textarea, [role="combobox"]')).toBe(true);
  },
);
