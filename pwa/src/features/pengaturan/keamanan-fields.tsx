import { keamanan } from '@spmb/shared/pengaturan/keamanan.schema.ts';
import { InputField } from '../../kit/form/form-fields.tsx';

const { labels } = keamanan;

/** Fields of the group keamanan. */
export function KeamananFields() {
  return (
    <>
      <InputField
        type="number"
        unit="kali"
        name="batas_percobaan"
        label={labels.batas_percobaan}
        hint="3 sampai 20. Sesudah itu akun menunggu makin lama di perangkat itu, paling lama satu menit"
      />
      <InputField
        type="number"
        unit="menit"
        name="menit_masuk_baru"
        label={labels.menit_masuk_baru}
        hint="1 sampai 120. Mengganti kata sandi sesudah itu meminta kata sandi sekarang"
      />
    </>
  );
}
