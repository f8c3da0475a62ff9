import { info } from '@spmb/shared/sekolah/calls.ts';
import { alamatUntukHp } from '@spmb/shared/sekolah/alamat-server.ts';
import type { FaktaSekolah, TanpaSekolah } from '@spmb/shared/sekolah/info.ts';
import { isPendaftaranOpen } from '@spmb/shared/sekolah/is-pendaftaran-open.ts';
import { publicLink } from '@spmb/shared/sekolah/public-link.ts';
import { themeCss } from '@spmb/shared/sekolah/tema.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import type { Route } from '../../http/route.ts';
import { version } from '../../server/version.ts';
import { listOn } from '../../settings/behind-saklar.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { hasAdministrator } from './administrator.queries.ts';
import { findSekolah, type Sekolah } from './sekolah.queries.ts';

const pathOf = (name: string | null) => (name === null ? '' : `/api/media/${name}`);

/** What everybody may know of the school, also before the login. */
const publicFacts = (school: Sekolah, nowMs: number): FaktaSekolah => ({
  company: school.nama,
  apps_logo: pathOf(school.logo),
  apps_title: school.apps_name || 'Tes Minat dan Bakat',
  alamat: school.alamat ?? '',
  telepon: school.telpon ?? '',
  slider: school.slider,
  apps_pendaftaran: isPendaftaranOpen(school, nowMs),
  pagu: school.pagu,
  showpagu: school.showpagu,
  regby: school.regby,
  apps_theme: school.theme,
  apps_thememode: school.color,
  materai: school.materai,
  apps_url: publicLink('url', school.url),
  tema_css: themeCss(school.theme),
  skck: school.skck,
  butawarna: school.butawarna,
  slogan: school.program_keahlian,
  apps_ver: school.apps_ver,
  apps_desc: school.apps_desc,
  apps_bg: pathOf(school.bg),
  apps_bg_nav: pathOf(school.bg_nav),
  facebook: publicLink('facebook', school.facebook),
  twitter: publicLink('twitter', school.twitter),
  instagram: publicLink('instagram', school.instagram),
  zona: school.zona,
  wifi_nama: school.wifi_nama ?? '',
  alamat_server: alamatUntukHp(school.alamat_server) ?? '',
});

/** Before the set-up there is only the product. */
const noSchool: TanpaSekolah = {
  company: 'SIM-SPMB',
  apps_title: '',
  alamat: '',
  telepon: '',
  zona: 'WIB',
};

/** Public information about this server and its school. */
export const infoRoute = (context: Context): Route =>
  answerCall(info, undefined, async () => {
    const { read } = context.store;
    const school = await findSekolah(read);
    const facts = school ? publicFacts(school, context.clock.nowMs()) : noSchool;
    const { tahun_ajaran, halaman_awal } = await getPengaturan(read, 'umum');
    const apps_permohonan = (await listOn(read)).includes('permohonan');
    const pilihan_setara = (await getPengaturan(read, 'seleksi')).mode_seleksi === 'stabil';
    const perlu_setup = !(await hasAdministrator(read));
    return { ...facts, tahun_ajaran, halaman_awal, apps_permohonan, pilihan_setara, perlu_setup, version };
  });
