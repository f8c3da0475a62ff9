import { Box, Button, Stack, Typography } from '@mui/material';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { jawabSanggahan } from '@spmb/shared/sanggahan/calls.ts';
import { isianJawaban } from '@spmb/shared/sanggahan/sanggahan.schema.ts';
import type { BarisSanggahan } from '@spmb/shared/sanggahan/sanggahan.ts';
import { formatInstant } from '../../shell/format-date.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { LihatDokumen } from '../../kit/dokumen/lihat-dokumen.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';
import { FormPanel } from '../../kit/form/form-panel.tsx';
import type { FormAddress } from '../../kit/form/use-form-address.ts';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import { useSchoolZone } from '../../kit/port/school-zone.ts';

const initial = { jawaban: '' };

interface JawabSanggahanProps {
  sanggahan: BarisSanggahan;
  address: FormAddress;
}

/** An objection, with the answer that is written to it once. */
export function JawabSanggahan({ sanggahan, address }: JawabSanggahanProps) {
  const act = useAction(jawabSanggahan, 'form');
  const { id, nomor, nama, dijawab_ms } = sanggahan;
  const title = `Sanggahan nomor ${nomor}: ${nama}`;
  if (dijawab_ms !== null) return <Terjawab title={title} sanggahan={sanggahan} onClose={address.onClose} />;
  return (
    <FormPanel<{ jawaban: string }>
      name={`sanggahan/${id}`}
      title={title}
      schema={isianJawaban}
      initial={initial}
      submitLabel="KIRIM JAWABAN"
      submit={async ({ jawaban }) => {
        await act.mutateAsync({ id, jawaban });
        address.onClose();
      }}
      address={address}
    >
      <Isi sanggahan={sanggahan} />
      <InputField
        name="jawaban"
        label="Jawaban tertulis"
        rows={6}
        hint="Dibaca pendaftar, dan tidak dapat diubah sesudah dikirim"
      />
    </FormPanel>
  );
}

/** What was objected to, and its file. */
function Isi({ sanggahan }: { sanggahan: BarisSanggahan }) {
  const { body, path, dibuat_ms, nomor, jawab_sampai } = sanggahan;
  const zona = useSchoolZone();
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        Diajukan {formatInstant(dibuat_ms, zona)}, dijawab paling lambat {dateInWords(jawab_sampai)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{body}</Typography>
      {path !== null && (
        <LihatDokumen label={`Lampiran sanggahan nomor ${nomor}`} path={path}>
          Buka lampiran
        </LihatDokumen>
      )}
    </Stack>
  );
}

interface TerjawabProps {
  title: string;
  sanggahan: BarisSanggahan;
  onClose: () => void;
}

function Terjawab({ title, sanggahan, onClose }: TerjawabProps) {
  const zona = useSchoolZone();
  const { jawaban, dijawab_ms, dijawab_oleh } = sanggahan;
  return (
    <FormFrame look="side" title={title} onClose={onClose}>
      <Stack sx={{ p: 2, gap: 2 }}>
        <Typography variant="h2">{title}</Typography>
        <Isi sanggahan={sanggahan} />
        <Box>
          <Typography sx={{ fontWeight: 600 }}>
            Jawaban {dijawab_oleh}, {formatInstant(dijawab_ms ?? 0, zona)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{jawaban}</Typography>
        </Box>
        <Button onClick={onClose}>Tutup</Button>
      </Stack>
    </FormFrame>
  );
}
