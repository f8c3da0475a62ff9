import type { Zone } from '../kernel/zone.ts';
import type { PengaturanUmum } from '../pengaturan/umum.schema.ts';
import type { Theme } from './profil-sekolah.schema.ts';

/** What everybody may know of the school, also before the login. Addresses are '' where there is none. */
export interface FaktaSekolah {
  company: string;
  apps_title: string;
  alamat: string;
  telepon: string;
  zona: Zone;
  slider: boolean;
  /** Registration is open now. */
  apps_pendaftaran: boolean;
  pagu: boolean;
  showpagu: boolean;
  regby: 'email' | 'nisn';
  apps_theme: Theme;
  apps_thememode: 'light' | 'dark';
  materai: boolean;
  apps_url: string;
  /** Style sheet of the theme. */
  tema_css: string;
  skck: boolean;
  butawarna: boolean;
  slogan: string;
  /** What the school says of its application, and the version it gives it. */
  apps_desc: string;
  apps_ver: string;
  /** Addresses of the school's pictures. */
  apps_logo: string;
  apps_bg: string;
  apps_bg_nav: string;
  facebook: string;
  twitter: string;
  instagram: string;
  wifi_nama: string;
  alamat_server: string;
}

/** Before the set-up there is only the product. */
export type TanpaSekolah = Pick<FaktaSekolah, 'company' | 'apps_title' | 'alamat' | 'telepon' | 'zona'>;

/** Public facts about this server and its school (api/info). */
export type Info = (FaktaSekolah | TanpaSekolah) &
  Pick<PengaturanUmum, 'tahun_ajaran' | 'halaman_awal'> & {
    /** Formasi, permohonan and biodata are there. */
    apps_permohonan: boolean;
    /** Both choices of a programme count alike. */
    pilihan_setara: boolean;
    perlu_setup: boolean;
    /** Of the server. */
    version: string;
  };
