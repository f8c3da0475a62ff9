import { render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { Notices } from '../../ui/notices.tsx';
import { StaffPortContext, type StaffPort } from '../port/staff-port.ts';

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>browser back</button>
    </>
  );
}

/** A screen of the back office in a document, at `address`. */
export function renderScreen(port: StaffPort, screen: ReactNode, address = '/'): void {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <StaffPortContext value={port}>
        <QueryClientProvider client={client}>
          <Notices>
            <Address />
            {screen}
          </Notices>
        </QueryClientProvider>
      </StaffPortContext>
    </MemoryRouter>,
  );
}
