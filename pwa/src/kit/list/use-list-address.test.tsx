// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListAddress } from './use-list-address.ts';

test('a search that fires while a form closes does not open the form anew', () => {
  const { result } = renderHook(() => ({ address: useListAddress(), location: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?form=a']}>{children}</MemoryRouter>,
  });
  const { address } = result.current;
  act(() => {
    address.close();
    address.search('nelayan');
  });
  expect(result.current.location.search).toBe('?q=nelayan');
});
