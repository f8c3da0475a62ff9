import { z } from 'zod';
import { flag, plainText, requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

/** Texts are plain: line breaks stay, markup is shown as it was typed. `path`: stored name of the picture. */
const fields = z.object({
  title: requiredText(100),
  subtitle: plainText(150),
  body: plainText(1_000),
  path: requiredText(100),
  alt: plainText(200),
  status: flag(),
});

/** A picture of the home page as the calls answer it; `urutan` is its place, from 1. */
export const sliderContract = fields.extend({ id: z.string(), urutan: z.int(), versi: z.int() });
export type SlideTersimpan = z.output<typeof sliderContract>;

/** Pictures of the home page (api/slider). */
export const sliderResource = defineResource({
  name: 'slider',
  label: 'Slider',
  path: '/api/slider',
  fields,
  record: sliderContract,
  labels: {
    title: 'Judul',
    subtitle: 'Sub Judul',
    body: 'Isi Pengumuman',
    path: 'Gambar',
    alt: 'Teks pengganti gambar',
    status: 'Publish',
  },
  readLabels: { urutan: 'Urutan' },
  search: ['title', 'subtitle', 'body'],
  order: ['urutan'],
  capabilities: { list: 'kelolaUtilitas', read: 'kelolaUtilitas', write: 'kelolaUtilitas' },
  menu: { title: 'Slider', icon: 'picture', screen: 'utility-slider' },
  found: { title: 'title', detail: ({ subtitle }) => subtitle },
});

/** POST api/slider-urutan: every picture, in its new order. */
export const urutkanSliderContract = z.object({ ids: z.array(z.string().max(100)).max(200) });
