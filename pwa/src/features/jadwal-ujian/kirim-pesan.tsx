import { Link, Typography } from '@mui/material';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { kanalKabar } from '@spmb/shared/pesan-keluar/calls.ts';
import { kataMedia, kataTanpaKanal, type TanpaKanal } from '@spmb/shared/pesan-keluar/kanal-kabar.ts';
import { pesanPribadi, pesanUmum } from '@spmb/shared/pesan/calls.ts';
import { isianPesanPeserta } from '@spmb/shared/pesan/pesan.schema.ts';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { InputField, SwitchField } from '../../kit/form/form-fields.tsx';
import { FormPanel } from '../../kit/form/form-panel.tsx';
import { FullWidth } from '../../kit/form/form-section.tsx';
import { useSignIn } from '../../shell/services.tsx';
import { useAction } from '../../kit/call/use-action.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { useStaffPort } from '../../kit/port/staff-port.ts';

interface KirimPesanProps {
  /** Chosen rows; none: everybody of the date and session. */
  ids: readonly string[];
  at: TanggalSesi;
  onClose: () => void;
}

const nothing = () => undefined;

/** A message to the inbox of everybody of a session, or of chosen participants. */
export function KirimPesan({ ids, at, onClose }: KirimPesanProps) {
  const toAll = useAction(pesanUmum, 'form');
  const toChosen = useAction(pesanPribadi, 'form');
  const port = useStaffPort();
  // Sent again after an answer that was lost, it arrives once.
  const [tindakan_id] = useState(() => port.newId());
  const isMany = ids.length === 0;
  const { data: kanal } = useAnswer(kanalKabar);
  return (
    <FormPanel
      title={isMany ? 'Kirim pesan ke semua peserta sesi ini' : `Kirim pesan ke ${ids.length} terpilih`}
      look="dialog"
      schema={isianPesanPeserta}
      initial={{ title: '', body: '', lewat_kanal: true }}
      submitLabel="KIRIM"
      submit={async (values) => {
        // Not known yet: the server knows.
        const lewat_kanal = kanal && kanal.tanpa === null && values.lewat_kanal;
        const letter = { ...values, lewat_kanal, tindakan_id };
        if (isMany) await toAll.mutateAsync({ ...letter, ...at });
        else await toChosen.mutateAsync({ ...letter, ids: [...ids] });
        onClose();
      }}
      address={{ hasLeft: false, onClose, onStay: nothing, onDirty: nothing }}
    >
      <FullWidth>
        <InputField name="title" label="Judul" />
      </FullWidth>
      <FullWidth>
        <InputField
          name="body"
          label="Isi pesan"
          rows={4}
          hint="Tampil di dashboard peserta, juga tanpa sambungan bila sudah pernah dibuka"
        />
      </FullWidth>
      <FullWidth>
        {kanal?.tanpa && <HanyaKotakMasuk tanpa={kanal.tanpa} />}
        {kanal?.tanpa === null && (
          <SwitchField
            name="lewat_kanal"
            label={`Kirim juga lewat ${kataMedia[kanal.media]}`}
            hint={`${isMany ? 'Satu pesan untuk tiap peserta' : `${ids.length} pesan paling banyak`}. Tanpa ini hanya kotak masuk.`}
          />
        )}
      </FullWidth>
    </FormPanel>
  );
}

/** Where nothing else can tell it, and who may change that. */
function HanyaKotakMasuk({ tanpa }: { tanpa: TanpaKanal }) {
  const { sebab, menu, route } = kataTanpaKanal[tanpa];
  const isAdministrator = useSignIn()?.user.authent === 'administrator';
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Hanya ke kotak masuk. {sebab}{' '}
      {isAdministrator ? (
        <Link component={RouterLink} to={route}>
          Atur di {menu}
        </Link>
      ) : (
        `Administrator mengaturnya di menu ${menu}.`
      )}
    </Typography>
  );
}
