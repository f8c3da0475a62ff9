import { Alert, Link, List, ListItem, Typography } from '@mui/material';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';

/** Required documents beside the form: each opens in a tab of its own, and one that must be there and is not is said. */
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
            {handed.map(({ name, path }) => (
              <ListItem key={path} disableGutters>
                <Link href={path} target="_blank" rel="noopener">
                  {name}
                </Link>
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
