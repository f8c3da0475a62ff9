import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { kartuPassword } from '../../integration/seed-school.ts';
import { WireClient } from '../../integration/wire-client.ts';
import { buildPdf } from '../../sync-server/src/features/media/testing/build-file.ts';
import { cpuMsOf } from '../load/process-usage.ts';
import type { BenchSchool } from '../school/bench-school.ts';

/** Applicants who are busy at the same time; each does one thing after another. */
const atOnce = 50;
/** Documents of an applicant, and what one weighs. */
const documents = ['dok_kartu_keluarga', 'dok_akte_lahir', 'dok_skl', 'smt_1_dokumen', 'smt_2_dokumen'];
const documentBytes = 150_000;
const drafts = [{ nama_ayah: 'Ahmad' }, { nama_ibu: 'Fatimah' }, { alamat: 'Jl. Bahari 1' }];

interface Pendaftaran {
  nomor_register: string;
  syarat: { tahun_lulus: number[] };
}

export interface LastHour {
  sentPerSecond: number;
  cpuMs: number;
  sendMs: number[];
  uploadMs: number[];
  draftMs: number[];
  /** Numbers that are missing or were given twice. */
  wrongNumbers: number;
  /** Forms or documents that their owner does not find. */
  missing: number;
}

/** Applicants who sign in, save drafts, upload five documents each and send, fifty of them at any time. */
export async function measureLastHour({ base, nomor, server }: BenchSchool, year: number): Promise<LastHour> {
  const told: LastHour = {
    sentPerSecond: 0,
    cpuMs: 0,
    sendMs: [],
    uploadMs: [],
    draftMs: [],
    wrongNumbers: 0,
    missing: 0,
  };
  const numbers: string[] = [];
  const timed = async <T>(into: number[], act: () => Promise<T>): Promise<T> => {
    const startedMs = performance.now();
    const answer = await act();
    into.push(performance.now() - startedMs);
    return answer;
  };
  const beforeCpuMs = cpuMsOf(server.pid);
  const startedMs = performance.now();
  const waiting = nomor.entries();
  const work = async () => {
    for (const [at, own] of waiting) {
      const client = new WireClient(base, 60_000);
      await client.signIn(own, kartuPassword);
      for (const fields of drafts)
        await timed(told.draftMs, () => client.call('POST', '/api/peserta/pendaftaran-draf', fields));
      const files: Record<string, string> = {};
      for (const name of documents)
        files[name] = await timed(told.uploadMs, () => upload(base, client.token, `${name} ${own}`));
      const sending = { ...wholeForm(at, year), ...files, operasi_id: `kirim-${own}` };
      const answer = await timed(told.sendMs, () => client.call('POST', '/api/peserta/pendaftaran', sending));
      const { data } = answer as { data?: Pendaftaran };
      if (data) numbers.push(data.nomor_register);
      if (!(await isThere(client, base, files))) told.missing += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  told.sentPerSecond = nomor.length / ((performance.now() - startedMs) / 1_000);
  told.cpuMs = (cpuMsOf(server.pid) - beforeCpuMs) / nomor.length;
  const given = new Set(numbers.map((one) => Number(one.slice(-4))));
  told.wrongNumbers = nomor.filter((_, at) => !given.has(at + 1)).length;
  return told;
}

function wholeForm(at: number, year: number): Record<string, unknown> {
  const form = buildFormulir({ jurusan_id_1: 'program', ref_sekolah_id: '9999' });
  const isi = Object.entries(form).map(([name, value]) => [
    name,
    String(value).startsWith('berkas-') ? null : value,
  ]);
  return {
    ...Object.fromEntries(isi),
    nama_sekolah_asal: 'SMP Uji',
    nisn: String(60_000_000 + at).padStart(10, '0'),
    tahun_lulus: String(year),
  };
}

async function upload(base: string, token: string, text: string): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(buildPdf(text, documentBytes))], 'dokumen.pdf'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${base}/api/media?doctype=peserta`, { method: 'POST', headers, body: form });
  return ((await answer.json()) as { name: string }).name;
}

/** Whether an applicant finds what he has sent: each document by its name, and its bytes. */
async function isThere(client: WireClient, base: string, files: Record<string, string>): Promise<boolean> {
  const form = (await client.call('GET', '/api/peserta/pendaftaran')) as Record<string, unknown>;
  if (Object.entries(files).some(([name, file]) => form[name] !== file)) return false;
  const headers = { authorization: `Bearer ${client.token}` };
  const { ok } = await fetch(`${base}/api/media/${files['dok_skl'] ?? ''}`, { headers });
  return ok;
}
