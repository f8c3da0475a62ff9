import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { pesanPribadi, pesanUmum } from '@spmb/shared/pesan/calls.ts';
import { isianPesan } from '@spmb/shared/pesan/pesan.schema.ts';
import { useState } from 'react';
import { InputField } from '../../kit/form/form-fields.tsx';
import { FormPanel } from '../../kit/form/form-panel.tsx';
import { FullWidth } from '../../kit/form/form-section.tsx';
import { useAction } from '../../kit/call/use-action.ts';
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
  return (
    <FormPanel
      title={isMany ? 'Kirim pesan ke semua peserta sesi ini' : `Kirim pesan ke ${ids.length} terpilih`}
      look="dialog"
      schema={isianPesan}
      initial={{ title: '', body: '' }}
      submitLabel="KIRIM"
      submit={async (values) => {
        if (isMany) await toAll.mutateAsync({ ...values, ...at, tindakan_id });
        else await toChosen.mutateAsync({ ...values, ids: [...ids], tindakan_id });
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
    </FormPanel>
  );
}
