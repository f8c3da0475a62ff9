import { Box, Stack } from '@mui/material';
import { pengumumanDibaca, pengumumanSaya, type PengumumanTampil } from '@spmb/shared/pengumuman/calls.ts';
import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { textOfProblem } from '../../http/failure.ts';
import { LinkedText } from '../../shell/display/linked-text.tsx';
import { useCountShown } from '../../shell/use-count-shown.ts';
import { useIngatan } from '../../shell/isian/use-ingatan.ts';
import { useAppInfo, useServices, useSignIn } from '../../shell/services.tsx';
import type { HttpClient } from '../../http/http-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useNotify } from '../../ui/notices.tsx';

const ask = async (http: HttpClient): Promise<{ daftar: PengumumanTampil[] }> => ({
  daftar: await http.call(pengumumanSaya),
});

/** What is announced to whoever is signed in; nothing where there is nothing. Without the server what he last read stays. */
export function DaftarPengumuman() {
  const { http } = useServices();
  const notify = useNotify();
  const { data, refresh } = useIngatan('pengumuman', ask);
  const daftar = data?.daftar ?? [];
  useCountShown(
    daftar.map(({ id }) => id),
    useSignIn()?.user.email ?? '',
  );
  if (daftar.length === 0) return null;
  const confirm = (id: string): void => {
    http.call(pengumumanDibaca, { ids: [id], dikonfirmasi: true }).then(refresh, (problem: unknown) => {
      notify('error', textOfProblem(problem));
    });
  };
  const unread = daftar.filter(({ dikonfirmasi }) => !dikonfirmasi);
  const read = daftar.filter(({ dikonfirmasi }) => dikonfirmasi);
  return (
    <Card aria-labelledby="judul-pengumuman">
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <h2 id="judul-pengumuman">Pengumuman</h2>
        {unread.map((one) => (
          <Stack
            key={one.id}
            component="article"
            aria-label={one.title}
            sx={{ gap: 1, alignItems: 'flex-start' }}
          >
            <Isi {...one} />
            <Button
              onClick={() => {
                confirm(one.id);
              }}
            >
              Sudah saya baca
            </Button>
          </Stack>
        ))}
        {read.length > 0 && (
          <details>
            <summary>Sudah Anda baca ({read.length})</summary>
            {read.map((one) => (
              <Box key={one.id} component="article" aria-label={one.title} sx={{ mt: 2 }}>
                <Isi {...one} />
              </Box>
            ))}
          </details>
        )}
      </Stack>
    </Card>
  );
}

/** One announcement as it is read. */
function Isi({ title, body, sejak_ms }: PengumumanTampil) {
  const { zona } = useAppInfo();
  return (
    <div>
      <h3>{title}</h3>
      <p className="muted">
        {dateInWords(localDate(sejak_ms, zona))}, {clockText(sejak_ms, zona)}
      </p>
      <LinkedText text={body} />
    </div>
  );
}
