import {
  countdown,
  jadwals,
  peraturans,
  persyaratans,
  sliders,
  splashInfo,
} from '@spmb/shared/situs/calls.ts';
import { useAppInfo } from '../../shell/site.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DataNote } from './data/data-note.tsx';
import { HitungMundur } from './data/hitung-mundur.tsx';
import { usePublicData } from './data/use-public-data.ts';
import { Jadwal } from './home/jadwal.tsx';
import { Sambutan } from './home/sambutan.tsx';
import { Slider } from './home/slider.tsx';
import { Splash } from './home/splash.tsx';
import { DaftarPeraturan, DaftarPersyaratan } from './home/unduhan.tsx';
import './home.css';

/** The school's first page: who it is, when and how one applies. */
export function HomeScreen() {
  useTitle('Beranda');
  const info = useAppInfo();
  const gambar = usePublicData(sliders);
  const hari = usePublicData(jadwals);
  const syarat = usePublicData(persyaratans);
  const aturan = usePublicData(peraturans);
  const waktu = usePublicData(countdown);
  const splash = usePublicData(splashInfo);
  const slides = (info.slider && gambar.kept?.answer) || [];
  const hasSlider = slides.length > 0;
  return (
    <>
      {hasSlider && <Slider slides={slides} />}
      <Sambutan ajakan={hasSlider ? 'DAFTAR SEKARANG' : 'REGISTRASI SEKARANG'} />
      <DataNote sources={[hari, syarat, aturan, gambar, waktu]} />
      <HitungMundur waktu={waktu.kept?.answer} />
      <div className="home-parts">
        <Card>
          <Jadwal days={hari.kept?.answer} />
          {hari.isBusy && !hari.kept && <Skeleton lines={6} words="Jadwal sedang dimuat" />}
        </Card>
        <Card>
          <DaftarPersyaratan rows={syarat.kept?.answer} />
          {syarat.isBusy && !syarat.kept && <Skeleton lines={6} words="Persyaratan sedang dimuat" />}
          <DaftarPeraturan rows={aturan.kept?.answer} />
        </Card>
      </div>
      {/* What an earlier visit has read is not shown before it is known to be said still. */}
      {!splash.isBusy && <Splash {...splash.kept?.answer} />}
    </>
  );
}
