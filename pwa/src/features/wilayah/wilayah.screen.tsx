import { Navigate, useLocation, useParams } from 'react-router-dom';
import { addressOf } from './levels.ts';
import { WilayahList } from './wilayah-list.tsx';

/** Provinces. */
export function ProvinsiScreen() {
  return <WilayahList tingkat="provinsi" indukId="" />;
}

/** Regencies and cities of a province. */
export function KabupatenScreen() {
  const { province_id = '' } = useParams();
  return <WilayahList tingkat="kabupaten" indukId={province_id} />;
}

/** Districts of a regency. Villages have the same address with the codes of a regency and a district (N3). */
export function KecamatanScreen() {
  const { province_id = '', regency_id = '' } = useParams();
  const { search } = useLocation();
  if (province_id.length === 4)
    return <Navigate to={addressOf('desa', regency_id, province_id) + search} replace />;
  return <WilayahList tingkat="kecamatan" indukId={regency_id} />;
}

/** Villages of a district. */
export function DesaScreen() {
  const { district_id = '' } = useParams();
  return <WilayahList tingkat="desa" indukId={district_id} />;
}
