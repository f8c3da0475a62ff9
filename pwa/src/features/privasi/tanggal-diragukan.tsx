import { Alert, Box, Button } from '@mui/material';
import { dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { pastikanTanggal } from '@spmb/shared/privasi/calls.ts';
import type { RaguJam } from '@spmb/shared/privasi/jam-retensi.ts';
import type { LihatRetensi } from '@spmb/shared/privasi/rencana-retensi.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { whenText } from '../../kit/history/audit-words.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';

/** Why nothing is counted: `sejak` is the last date that nobody doubted. */
const sebab: Readonly<Record<RaguJam, (sejak: string) => string>> = {
  tertahan: () =>
    'Jam komputer server melompat dan belum diputuskan, jadi tidak ada yang dihapus. Selesaikan dahulu di Beranda, bagian jam server.',
  belum_dipastikan: () => 'Sebelum sesuatu dihapus menurut tanggal, pastikan tanggal server benar.',
  melompat: (sejak) =>
    `Server terakhir memeriksa pada ${sejak}. Bila sejak itu memang mati, pastikan tanggalnya; bila tidak, betulkan jam komputer server. Sampai itu tidak ada yang dihapus.`,
  mundur: (sejak) =>
    `Jam server mundur: terakhir ${sejak}. Betulkan jam komputer server, atau pastikan tanggalnya bila sekarang benar. Sampai itu tidak ada yang dihapus.`,
};

/** Asks the administrator about a date that the rules of retention do not believe; nothing where they do. */
export function TanggalDiragukan({
  retensi: { ragu, server_ms, dipastikan_ms, bagian },
  onConfirmed,
}: {
  retensi: LihatRetensi;
  onConfirmed: () => void;
}) {
  const zona = useSchoolZone();
  const act = useAction(pastikanTanggal);
  if (ragu === null || !bagian.some(({ aktif }) => aktif)) return null;
  const sejak = dipastikan_ms === null ? '' : dateInWords(localDate(dipastikan_ms, zona));
  return (
    <Alert severity="warning">
      Tanggal server: {whenText(server_ms, zona)}. {sebab[ragu](sejak)}
      {ragu !== 'tertahan' && (
        <Box sx={{ mt: 1 }}>
          <Button
            variant="outlined"
            color="inherit"
            disabled={act.isPending}
            onClick={() => act.mutate({ server_ms }, { onSuccess: onConfirmed })}
          >
            Tanggal ini benar
          </Button>
        </Box>
      )}
    </Alert>
  );
}
