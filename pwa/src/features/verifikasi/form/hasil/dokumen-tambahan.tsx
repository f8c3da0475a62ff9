import { Alert, Button, List, ListItem, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { useFile } from '../../../../kit/call/use-file.ts';

/** Required documents beside the form: each is read with the login, and one that must be there and is not is said. */
export function DokumenTambahan({ dokumen_tambahan: all }: Pick<RekamVerifikasi, 'dokumen_tambahan'>) {
  const handed = all.flatMap(({ name, path }) => (path === null ? [] : [{ name, path }]));
  const missing = all.filter(({ wajib, path }) => wajib && path === null).map(({ name }) => name);
  if (all.length === 0) return null;
  return (
    <>
      {handed.length > 0 && (
        <div>
          <Typography id="dokumen-persyaratan">Dokumen persyaratan yang diserahkan</Typography>
          <List dense disablePadding aria-labelledby="dokumen-persyaratan">
            {handed.map((one) => (
              <ListItem key={one.path} disableGutters>
                <Diserahkan {...one} />
              </ListItem>
            ))}
          </List>
        </div>
      )}
      {missing.length > 0 && (
        <Alert severity="warning">
          Dokumen wajib yang belum diserahkan: {missing.join(', ')}. Minta lewat pesan, atau terima berkasnya
          bila sekolah mengizinkan.
        </Alert>
      )}
    </>
  );
}

function Diserahkan({ name, path }: { name: string; path: string }) {
  const file = useFile(at(bacaMedia, { name: path.split('/').at(-1) ?? '' }));
  return (
    <Button disabled={file.isPending} onClick={() => file.mutate({ fileName: `${name}.pdf` })}>
      {name}
    </Button>
  );
}
