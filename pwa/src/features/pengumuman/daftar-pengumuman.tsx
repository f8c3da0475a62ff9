import { pengumumanSaya, type PengumumanTampil } from '@spmb/shared/pengumuman/calls.ts';
import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { LinkedText } from '../../shell/display/linked-text.tsx';
import { useCountShown } from '../../shell/use-count-shown.ts';
import { useIngatan } from '../../shell/isian/use-ingatan.ts';
import { useAppInfo, useSignIn } from '../../shell/services.tsx';
import type { HttpClient } from '../../http/http-client.ts';
import { Card } from '../../ui/card.tsx';

const ask = async (http: HttpClient): Promise<{ daftar: PengumumanTampil[] }> => ({
  daftar: await http.call(pengumumanSaya),
});

/** What is announced to whoever is signed in; nothing where there is nothing. Without the server what he last read stays. */
export function DaftarPengumuman() {
  const { data } = useIngatan('pengumuman', ask);
  const { zona } = useAppInfo();
  const daftar = data?.daftar ?? [];
  useCountShown(
    daftar.map(({ id }) => id),
    useSignIn()?.user.email ?? '',
  );
  if (daftar.length === 0) return null;
  return (
    <Card aria-labelledby="judul-pengumuman">
      <h2 id="judul-pengumuman">Pengumuman</h2>
      {daftar.map(({ id, title, body, sejak_ms }) => (
        <article key={id}>
          <h3>{title}</h3>
          <p className="muted">
            {dateInWords(localDate(sejak_ms, zona))}, {clockText(sejak_ms, zona)}
          </p>
          <LinkedText text={body} />
        </article>
      ))}
    </Card>
  );
}
