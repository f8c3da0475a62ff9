import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import { Typography } from '@mui/material';
import { LihatDokumen } from '../../kit/dokumen/lihat-dokumen.tsx';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import type { Lampiran } from '@spmb/shared/pesan/percakapan.ts';

/** A file that came with a message, opened on the whole screen. */
export const LihatLampiran = ({ lampiran: { nama, path } }: { lampiran: Lampiran }) => (
  <LihatDokumen label={nama.replace(/[.]pdf$/i, '')} path={path}>
    <AttachFileOutlined fontSize="small" sx={{ mr: 0.5, flex: 'none' }} />
    <Typography component="span" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
      {nama}
    </Typography>
  </LihatDokumen>
);

/** The file that goes with an answer. */
export const LampiranField = () => (
  <UploadField
    name="lampiran"
    label="Lampirkan berkas"
    doctype="pesan"
    accept={['.pdf', '.jpg', '.jpeg', '.png']}
    hint="PDF, JPG atau PNG, paling besar 2 MB. Dibaca pendaftar ini saja"
    show={(stored) => <LihatLampiran lampiran={{ nama: 'Lampiran terpilih', path: stored }} />}
  />
);
