import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Screens } from '../app/screens.tsx';
import { ServicesProvider, type Services } from '../shell/services.tsx';
import { Notices } from '../ui/notices.tsx';

// What browsers have and jsdom lacks.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
window.scrollTo = () => undefined;

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="alamat">{pathname + search}</span>;
}

/** The whole application at an address. */
export function renderApp(services: Services, address: string) {
  return render(
    <ServicesProvider value={services}>
      <Notices>
        <MemoryRouter initialEntries={[address]}>
          <Suspense fallback="…">
            <Screens />
          </Suspense>
          <Address />
        </MemoryRouter>
      </Notices>
    </ServicesProvider>,
  );
}
