import './what-jsdom-lacks.ts';
import { render } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { memoryLocation } from 'wouter/memory-location';
import { Situs } from '../app/situs/situs.tsx';
import { forgetDraft } from '../features/registrasi/draft.ts';
import { createPublicData } from '../features/situs/data/public-data.ts';
import { buildServices, type Answer, type TestServices } from './build-services.ts';

/** What the server says of a school that takes applicants and shows all it has. */
export const openSchool = {
  version: '1',
  company: 'SMK Uji',
  apps_title: 'SPMB',
  zona: 'WIB',
  apps_pendaftaran: true,
  pagu: true,
  showpagu: true,
  slider: false,
  regby: 'nisn',
  tahun_ajaran: '2025/2026',
};

const quiet: Record<string, Answer> = {
  info: { body: openSchool },
  jadwals: { body: [] },
  persyaratans: { body: [] },
  peraturans: { body: [] },
  sliders: { body: [] },
  'splash-info': { body: {} },
  pagu: { body: [] },
  pendaftars: { body: { timestamps: 0, datas: [] } },
  pengumuman: { body: [] },
  'pengumuman-nilai': { body: [] },
  countdown: { body: { countdownshow: false, countdowntime: 0 } },
};

/** A device on which nobody has opened the public site. */
export async function forgetVisits(): Promise<void> {
  await clear();
  sessionStorage.clear();
  forgetDraft();
}

/** The public site at an address, before a server that answers like this. */
export function openSitus(path: string, answers: Record<string, Answer> = {}): TestServices {
  const test = buildServices({ ...quiet, ...answers });
  const { http, info, clock } = test.services;
  const data = createPublicData({ http, clock, randomness: test.world.device.ports.randomness });
  const { hook } = memoryLocation({ path });
  render(<Situs services={{ http, info, clock }} data={data} addresses={hook} />);
  return test;
}
