import { sliderResource, type SlideTersimpan } from '@spmb/shared/slider/slider.schema.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { ActiveDot } from '../../kit/display/active-dot.tsx';
import { InputField, SwitchField } from '../../kit/form/form-fields.tsx';
import type { Column } from '../../kit/table/column.ts';
import { fileAddress } from '../../kit/upload/file-address.ts';
import { useAppInfo } from '../../shell/services.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { OrderButton } from './order-button.tsx';
import { PictureField } from './picture-field.tsx';
import { Preview } from './preview.tsx';

const { labels } = sliderResource;

const Publish = ({ status }: SlideTersimpan) => (
  <ActiveDot active={status} words={status ? 'Dipublish' : 'Tidak dipublish'} />
);
const Small = ({ path }: SlideTersimpan) => (
  <img src={fileAddress(path)} alt="" width={96} height={54} loading="lazy" style={{ objectFit: 'cover' }} />
);

const columns: Column<SlideTersimpan>[] = [
  { field: 'path', label: labels.path, width: 120, sortable: false, minor: true, render: Small },
  { field: 'title', label: labels.title, flex: 1, width: 200, render: ({ title }) => title },
  { field: 'status', label: labels.status, width: 100, align: 'center', render: Publish },
];

/** Pictures of the home page. */
export function SliderScreen() {
  useTitle('Slider');
  const { slider } = useAppInfo();
  return (
    <CrudScreen
      title="Slider"
      source={sliderResource}
      columns={columns}
      numbered
      card={(row) => ({ main: row.title, lines: [row.subtitle], status: <Publish {...row} /> })}
      nameOf={({ title }) => title}
      {...(slider === false && {
        note: 'Slider tidak tampil di situs publik. Nyalakan Slider di Profil Sekolah.',
      })}
      empty="Belum ada slider. Tambahkan gambar sekolah dengan judulnya; yang dipublish tampil di beranda situs publik."
      initial={{ title: '', subtitle: '', body: '', path: null, alt: '', status: false }}
      actions={<OrderButton />}
    >
      <InputField name="title" label={labels.title} autoFocus />
      <InputField name="subtitle" label={labels.subtitle} />
      <InputField name="body" label={labels.body} rows={3} hint="Teks biasa; ganti baris dengan Enter" />
      <PictureField name="path" label={labels.path} />
      <InputField
        name="alt"
        label={labels.alt}
        hint="Apa yang terlihat pada gambar, untuk yang tidak dapat melihatnya. Kosong: dibacakan judulnya"
      />
      <SwitchField name="status" label={labels.status} hint="Yang dipublish tampil di beranda situs publik" />
      <Preview />
    </CrudScreen>
  );
}
