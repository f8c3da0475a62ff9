import { ruangResource } from '@spmb/shared/ruang/ruang.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { sesiCombo } from '@spmb/shared/jadwal-ujian/calls.ts';
import { pindahJadwal } from '@spmb/shared/jadwal-ujian/calls.ts';
import { checkPindah, isianPindah, type HasilPindah } from '@spmb/shared/jadwal-ujian/pindah.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { InputField, SelectField } from '../../kit/form/form-fields.tsx';
import { FormPanel } from '../../kit/form/form-panel.tsx';
import { useOptions } from '../../kit/list/use-list.ts';
import { useStaffPort } from '../../kit/port/staff-port.ts';

interface PindahJadwalProps {
  tanggal: string;
  sesi: string;
  /** Rows that move. */
  ids: readonly string[];
  onDone: (hasil: HasilPindah) => void;
  onClose: () => void;
}

const nothing = () => undefined;

/** Gives chosen participants another session, room or seat. */
export function PindahJadwal({ tanggal, sesi, ids, onDone, onClose }: PindahJadwalProps) {
  const port = useStaffPort();
  const client = useQueryClient();
  const sesis = useOptions(sesiCombo);
  const ruangs = useOptions(callsOf(ruangResource).combo);
  const initial = { tanggal, ids, jadwal_ujian_sesi_id: sesi, ruang_id: '', kursi: '', alasan: '' };
  return (
    <FormPanel
      title={`Pindahkan ${ids.length} jadwal peserta`}
      look="dialog"
      schema={isianPindah}
      check={checkPindah}
      initial={initial}
      submitLabel="PINDAHKAN"
      submit={async (values) => {
        // Without a green notice: who could not be moved stands in the result that stays.
        const { data } = await port.call(pindahJadwal, values);
        await client.invalidateQueries({ queryKey: ['list'] });
        onDone(data);
      }}
      address={{ hasLeft: false, onClose, onStay: nothing, onDirty: nothing }}
    >
      <SelectField name="jadwal_ujian_sesi_id" label="Sesi" options={sesis} />
      <SelectField name="ruang_id" label="Ruang" options={ruangs} none="Tetap di ruangnya sekarang" />
      {ids.length === 1 && <InputField name="kursi" label="Kursi" hint="Kosong = kursi kosong pertama" />}
      <InputField name="alasan" label="Alasan" hint="Boleh kosong; dicatat di Riwayat Perubahan" />
    </FormPanel>
  );
}
