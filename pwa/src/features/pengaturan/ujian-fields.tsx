import { kebijakanWaktuOptions, keterlambatanOptions } from '@spmb/shared/jadwal-ujian/pilihan-waktu.ts';
import { ujian } from '@spmb/shared/pengaturan/ujian.schema.ts';
import { InputField, SelectField, SwitchField } from '../../kit/form/form-fields.tsx';
import { FullWidth } from '../../kit/form/form-section.tsx';

const { labels } = ujian;
const keluarHalamanOptions = [
  { value: 'catat', label: 'Dicatat saja' },
  { value: 'minta_token', label: 'Dicatat, dan token diminta lagi' },
];
const menit = { type: 'number', unit: 'menit' } as const;

/** Fields of the group ujian. */
export function UjianFields() {
  return (
    <>
      <FullWidth>
        <SwitchField
          name="token_wajib"
          label={labels.token_wajib}
          hint="Peserta mengetik token dari pengawas untuk mulai"
        />
      </FullWidth>
      <InputField
        {...menit}
        name="rotasi_token_menit"
        label={labels.rotasi_token_menit}
        hint="5 sampai 240"
      />
      <SelectField name="kebijakan_waktu" label={labels.kebijakan_waktu} options={kebijakanWaktuOptions} />
      <InputField
        {...menit}
        name="jeda_maks"
        label={labels.jeda_maks}
        hint="Selama ini waktu ujian menunggu bila perangkat mati atau lembarnya tertutup; lebih lama perlu pengawas"
      />
      <SelectField name="keterlambatan" label={labels.keterlambatan} options={keterlambatanOptions} />
      <InputField {...menit} name="toleransi_menit" label={labels.toleransi_menit} />
      <InputField {...menit} name="menit_minimum_selesai" label={labels.menit_minimum_selesai} />
      <SelectField
        name="keluar_halaman"
        label={labels.keluar_halaman}
        options={keluarHalamanOptions}
        hint="Berlaku untuk ujian yang dimulai sesudah disimpan. Saat sambungan putus hanya dicatat"
      />
      <InputField
        type="number"
        unit="kali"
        name="keluar_halaman_kali"
        label={labels.keluar_halaman_kali}
        hint="1 sampai 20 kali keluar, bila token diminta lagi"
      />
    </>
  );
}
