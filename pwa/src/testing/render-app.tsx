import './what-jsdom-lacks.ts';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { documentOf } from '@spmb/shared/kernel/documents.ts';
import { Screens } from '../app/screens.tsx';
import { OfficeScreens } from '../app/staff/office-screens.tsx';
import { ServicesProvider, type Services } from '../shell/services.tsx';
import { Notices } from '../ui/notices.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="alamat">{pathname + search}</span>;
}

/** The documents that browsers change between. */
const Documents = () =>
  documentOf(useLocation().pathname) === 'office.html' ? <OfficeScreens /> : <Screens />;

/** The whole application at an address. */
export function renderApp(services: Services, address: string) {
  return render(
    <ServicesProvider value={services}>
      <Notices>
        <MemoryRouter initialEntries={[address]}>
          <Suspense fallback="…">
            <Documents />
          </Suspense>
          <Address />
        </MemoryRouter>
      </Notices>
    </ServicesProvider>,
  );
}
