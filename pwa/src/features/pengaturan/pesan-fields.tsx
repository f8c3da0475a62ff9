import { kanalPesan, kataKanal, type KanalPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { pesan } from '@spmb/shared/pengaturan/pesan.schema.ts';
import type { ReactNode } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { InputField, SelectField, SwitchField } from '../../kit/form/form-fields.tsx';
import { FullWidth } from '../../kit/form/form-section.tsx';

const { labels } = pesan;
const kanal = kanalPesan.map((value) => ({ value, label: kataKanal[value] }));
const bentuk = [
  { value: 'form', label: 'Isian formulir' },
  { value: 'json', label: 'JSON' },
];
const aman = [
  { value: 'starttls', label: 'STARTTLS (biasanya port 587)' },
  { value: 'tls', label: 'TLS (biasanya port 465)' },
  { value: 'tanpa', label: 'Tanpa, hanya di jaringan sekolah' },
];

const own: Readonly<Record<KanalPesan, ReactNode>> = {
  tangan: null,
  gerbang: (
    <>
      <FullWidth>
        <InputField
          name="gerbang_alamat"
          label={labels.gerbang_alamat}
          hint="Fonnte: https://api.fonnte.com/send. Wablas: https://(server Anda).wablas.com/api/send-message"
        />
      </FullWidth>
      <InputField
        name="gerbang_kepala"
        label={labels.gerbang_kepala}
        rows={2}
        hint="Satu per baris. {token} diganti Token gerbang di bawah; token tidak ditulis di sini. {kunci} nomor tetap pesan ini"
      />
      <SelectField name="gerbang_bentuk" label={labels.gerbang_bentuk} options={bentuk} />
      <FullWidth>
        <InputField
          name="gerbang_isi"
          label={labels.gerbang_isi}
          rows={3}
          hint='Objek JSON dengan {nomor} dan {pesan}. Wablas: {"phone":"{nomor}","message":"{pesan}"}'
        />
      </FullWidth>
      <InputField
        name="gerbang_berhasil"
        label={labels.gerbang_berhasil}
        hint="Kosong: setiap jawaban 2xx berhasil"
      />
      <InputField
        name="gerbang_id"
        label={labels.gerbang_id}
        hint="Fonnte: id.0. Wablas: data.messages.0.id"
      />
      <InputField
        name="gerbang_alasan"
        label={labels.gerbang_alasan}
        hint="Fonnte: reason. Wablas: message"
      />
    </>
  ),
  cloud: (
    <>
      <InputField
        name="cloud_nomor_id"
        label={labels.cloud_nomor_id}
        hint="Dari WhatsApp Manager, bukan nomor HP"
      />
      <InputField
        name="cloud_template"
        label={labels.cloud_template}
        hint="Template dengan dua isian: {{1}} nama penerima, {{2}} isi pesan"
      />
      <InputField
        name="cloud_bahasa"
        label={labels.cloud_bahasa}
        hint="Seperti di WhatsApp Manager, misalnya id"
      />
      <InputField name="cloud_alamat" label={labels.cloud_alamat} />
    </>
  ),
  surel: (
    <>
      <InputField name="smtp_server" label={labels.smtp_server} />
      <InputField name="smtp_port" label={labels.smtp_port} type="number" />
      <SelectField name="smtp_aman" label={labels.smtp_aman} options={aman} />
      <InputField name="smtp_pengguna" label={labels.smtp_pengguna} hint="Kosong: tanpa nama pengguna" />
      <InputField
        name="smtp_pengirim"
        label={labels.smtp_pengirim}
        hint="Dikirim ke akun yang masuk dengan surel"
      />
    </>
  ),
};

/** Fields of the group pesan: those of the channel that is chosen. */
export function PesanFields() {
  const chosen: unknown = useWatch<FieldValues>({ name: 'kanal' });
  const found = kanalPesan.find((one) => one === chosen);
  return (
    <>
      <FullWidth>
        <SelectField name="kanal" label={labels.kanal} options={kanal} />
      </FullWidth>
      {found && own[found]}
      {chosen !== 'tangan' && (
        <FullWidth>
          <SwitchField
            name="tautan_akun"
            label={labels.tautan_akun}
            hint="Penerima membuat kata sandinya sendiri, satu kali dalam 72 jam. Perlu Alamat server https di Profil Sekolah"
          />
        </FullWidth>
      )}
      <FullWidth>
        <SwitchField
          name="push"
          label={labels.push}
          hint="Aplikasi memberi tahu bahwa ada pesan baru, tanpa isinya. Perlu alamat https dan internet"
        />
      </FullWidth>
      <InputField
        name="tenang_mulai"
        label={labels.tenang_mulai}
        type="time"
        hint="Tidak ada yang dikirim sesudahnya"
      />
      <InputField
        name="tenang_selesai"
        label={labels.tenang_selesai}
        type="time"
        hint="Dilanjutkan mulai jam ini"
      />
      <InputField name="per_menit" label={labels.per_menit} type="number" unit="pesan" hint="1 sampai 600" />
      <InputField
        name="per_hari"
        label={labels.per_hari}
        type="number"
        unit="pesan"
        hint="Sampai tengah malam"
      />
    </>
  );
}
