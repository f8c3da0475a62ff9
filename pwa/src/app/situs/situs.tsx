import { lazy, Suspense } from 'react';
import { Route, Router, Switch, type BaseLocationHook } from 'wouter';
import { RegistrasiScreen } from '../../features/registrasi/registrasi.screen.tsx';
import { DaftarPesertaScreen } from '../../features/situs/daftar-peserta.screen.tsx';
import type { PublicData } from '../../features/situs/data/public-data.ts';
import { PublicDataProvider } from '../../features/situs/data/use-public-data.ts';
import { HomeScreen } from '../../features/situs/home.screen.tsx';
import { PaguScreen } from '../../features/situs/pagu.screen.tsx';
import { PengumumanScreen } from '../../features/situs/pengumuman.screen.tsx';
import { VerifyScreen } from '../../features/situs/verify.screen.tsx';
import { SiteProvider, type SiteServices } from '../../shell/site.tsx';
import { Notices } from '../../ui/notices.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CrashPage } from '../frame/crash-page.tsx';
import { SitusFrame } from './situs-frame.tsx';

interface SitusProps {
  services: SiteServices;
  data: PublicData;
  /** Where addresses come from, where that is not the browser's bar. */
  addresses?: BaseLocationHook;
}

/** Few come here, and its signatures and rules are more than all the other pages. */
const BuktiScreen = lazy(async () => ({
  default: (await import('../../features/bukti-seleksi/bukti.screen.tsx')).BuktiScreen,
}));

const toLogin = (): void => {
  location.assign('/login');
};

/** The public site: every address of its document and its page. */
export function Situs({ services, data, addresses }: SitusProps) {
  return (
    <SiteProvider value={services}>
      <PublicDataProvider value={data}>
        <Notices>
          <CrashPage>
            <Router {...(addresses && { hook: addresses })}>
              <SitusFrame>
                <Switch>
                  <Route path="/pagu" component={PaguScreen} />
                  <Route path="/daftar-peserta" component={DaftarPesertaScreen} />
                  <Route path="/pengumuman" component={PengumumanScreen} />
                  <Route path="/bukti-seleksi">
                    <Suspense fallback={<Skeleton lines={6} words="Halaman sedang dimuat" />}>
                      <BuktiScreen />
                    </Suspense>
                  </Route>
                  <Route path="/registrasi">
                    <RegistrasiScreen onDone={toLogin} />
                  </Route>
                  <Route path="/verify/:id">{({ id }) => <VerifyScreen key={id} id={id} />}</Route>
                  <Route component={HomeScreen} />
                </Switch>
              </SitusFrame>
            </Router>
          </CrashPage>
        </Notices>
      </PublicDataProvider>
    </SiteProvider>
  );
}
