import { namaWarna } from './nama-warna.ts';
import './warna-map.css';

/** The colour of a programme's folder, seen and named. */
export function WarnaMap({ warna }: { warna: string }) {
  if (!warna) return <>belum ditentukan</>;
  return (
    <span className="warna-map">
      <span style={{ background: warna }} aria-hidden="true" />
      {namaWarna(warna)}
    </span>
  );
}
