import { Alert, Chip, List, ListItem, Typography } from '@mui/material';
import type { DokumenRekam, RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { LihatDokumen } from '../../../../kit/dokumen/lihat-dokumen.tsx';
import { NilaiDokumen } from '../dokumen/nilai-dokumen.tsx';
import type { Isian } from '../rekam/use-isian.ts';

interface DokumenTambahanProps {
  rekam: Pick<RekamVerifikasi, 'dokumen_tambahan' | 'ke'>;
  isian: Isian;
  isReadOnly: boolean;
}

/** Required documents beside the form: each is read and judged, and one that must be there and is not is said. */
export function DokumenTambahan({ rekam, isian, isReadOnly }: DokumenTambahanProps) {
  const { dokumen_tambahan: all, ke } = rekam;
  const handed = all.filter(({ path }) => path !== '');
  const missing = all.filter(({ wajib, path }) => wajib && path === '').map(({ label }) => label);
  return (
    <>
      {handed.length > 0 && (
        <div>
          <Typography id="dokumen-persyaratan">Dokumen persyaratan yang diserahkan</Typography>
          <List dense disablePadding aria-labelledby="dokumen-persyaratan">
            {handed.map((one) => (
              <ListItem key={one.kolom} disableGutters sx={{ display: 'block' }}>
                <Diserahkan {...one} />
                {/* Who was imported has sent no form: his documents are all open once the file goes back. */}
                {ke > 0 && <NilaiDokumen dokumen={one} isian={isian} isReadOnly={isReadOnly} />}
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

const Diserahkan = ({ label, path, baru }: DokumenRekam) => (
  <>
    <LihatDokumen label={label} path={path}>
      {label}
    </LihatDokumen>
    {baru && <Chip size="small" color="info" label="Baru sejak keputusan terakhir" />}
  </>
);
