import type { ProfilSekolah } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import type { Sekolah } from './sekolah.queries.ts';

const pathOf = (name: string | null) => (name === null ? null : `/api/media/${name}`);

/** The profile as staff read it: what is empty is '', and of the gateway's key only that it is there. */
export function profilOf(school: Sekolah): ProfilSekolah {
  const { apikey_tersegel, diubah_ms: _, ...stored } = school;
  return {
    ...stored,
    npsn: stored.npsn ?? '',
    alamat: stored.alamat ?? '',
    telpon: stored.telpon ?? '',
    email: stored.email ?? '',
    wifi_nama: stored.wifi_nama ?? '',
    alamat_server: stored.alamat_server ?? '',
    pesertas: stored.pesertas as ProfilSekolah['pesertas'],
    apikey: '',
    apikey_ada: apikey_tersegel !== null,
    path: pathOf(stored.logo),
    path_bg: pathOf(stored.bg),
    path_bg_nav: pathOf(stored.bg_nav),
  };
}
