// @vitest-environment jsdom
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { CallError } from '../../../http/call-error.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';
import { at, done, openRuang, press, session, times, working } from '../testing/open-ruang.tsx';

const rows = [
  buildAbsenRow({ id: 'a', nama: 'Ani', kursi: '01', ...done }),
  buildAbsenRow({ id: 'b', nama: 'Budi', kursi: '02', ...done, belum_terkirim: 3 }),
  buildAbsenRow({ id: 'c', nama: 'Cici', kursi: '03' }),
  buildAbsenRow({ id: 'd', nama: 'Dedi', kursi: '01', ruang: 'Lab 2', ...working }),
];

const open = (answers: Record<string, unknown> = {}, shown: AbsenRow[] = rows) => openRuang(answers, shown);
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function chooseRuang(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: /Saring/ }));
  fireEvent.mouseDown(screen.getByLabelText('Ruang'));
  fireEvent.click(await screen.findByRole('option', { name }));
}

afterEach(cleanup);

describe('tutup ruang', () => {
  test('names by seat what is missing in the room and wants a reason for it', async () => {
    const port = open({ 'POST /api/tutup-ruang': { message: 'Lab 1 ditutup.' } });
    await screen.findByText('07.30–09.30 WIB');
    expect(screen.queryByRole('button', { name: 'Tutup ruang' })).toBeNull();
    await chooseRuang('Lab 1');
    await press('Tutup ruang');
    const dialog = await screen.findByRole('dialog', { name: 'Tutup Lab 1' });
    const items = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toEqual([
      '1 jawabannya belum lengkap di serverKursi: Lab 1: 02 (3)',
      '1 tidak hadirKursi: Lab 1: 03',
    ]);
    const act = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Tutup ruang' });
    expect(act.disabled).toBe(true);
    fill(/Alasan/, 'sakit');
    fireEvent.click(act);
    await screen.findByText('Lab 1 ditutup.');
    expect(port.sent[0]?.body).toMatchObject({ ruang: 'Lab 1', alasan: 'sakit', tindakan_id: 'id-1' });
  });

  const left = { ...working, keadaan: 'mengerjakan', sisa_pada_ms: 1_000 } as const;
  const atWork = [
    buildAbsenRow({ id: 'a', nama: 'Ani', kursi: '01', ...left, sisa_ms: 38 * 60_000 }),
    buildAbsenRow({ id: 'b', nama: 'Budi', kursi: '02', ...left, sisa_ms: 90_000 }),
    buildAbsenRow({ id: 'c', nama: 'Cici', kursi: '03', ...left, sisa_ms: 0 }),
  ];
  const openLab1 = (answers: Record<string, unknown>) => {
    const one = { ...session, ruang: session.ruang.slice(0, 1) };
    return open({ '/api/sesi-ruang/2026-06-01/s1': one, ...answers }, atWork);
  };

  test('S27: names who has time left with the minutes, chooses nobody, and says why it cannot close yet', async () => {
    const port = openLab1({ 'POST /api/tutup-ruang': { message: 'Lab 1 ditutup.' } });
    await press('Tutup ruang');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tutup Lab 1' }));
    const group = within(dialog.getByRole('group', { name: 'Paksa selesai' }));
    group.getByText('3 masih mengerjakan');
    group.getByText(/^Tanpa centang: terus mengerjakan/);
    group.getByText(/^Dicentang \(Paksa selesai\): ujiannya diakhiri sekarang/);
    group.getByText(/^Belum dapat ditutup: 2 peserta/);
    const box = (name: string) => group.getByRole<HTMLInputElement>('checkbox', { name });
    const boxes = ['01 Ani, sisa 38 menit', '02 Budi, sisa 2 menit', '03 Cici, waktu habis'].map(box);
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
    fill(/Alasan/, 'banjir');
    const act = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name });
    expect(act('Belum bisa: 2 masih punya waktu').disabled).toBe(true);
    fireEvent.click(boxes[0]!);
    expect(act('Belum bisa: 1 masih punya waktu').disabled).toBe(true);
    fireEvent.click(boxes[1]!);
    fireEvent.click(act('Akhiri 2 ujian dan tutup ruang'));
    await screen.findByText('Lab 1 ditutup.');
    expect(port.sent[0]?.body).toMatchObject({ paksa: ['a', 'b'], alasan: 'banjir', tindakan_id: 'id-1' });
  });

  test('S27: whom the server still finds at work is named, and the dialog stays for another choice', async () => {
    const message = 'Lab 1 belum dapat ditutup: 1 peserta masih punya waktu (Cici 3 menit).';
    openLab1({ 'POST /api/tutup-ruang': new CallError(message, 409) });
    await press('Tutup ruang');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tutup Lab 1' }));
    for (const name of ['01 Ani, sisa 38 menit', '02 Budi, sisa 2 menit'])
      fireEvent.click(dialog.getByRole('checkbox', { name }));
    fill(/Alasan/, 'banjir');
    fireEvent.click(dialog.getByRole('button', { name: 'Akhiri 2 ujian dan tutup ruang' }));
    await dialog.findByText(message);
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Cici/ }).disabled).toBe(false);
  });

  test('S18: who has not sent again since a restore keeps it open; staff wait no longer with one reason for all', async () => {
    const silent = ['a', 'b'].map((id) => buildAbsenRow({ ...atWork[2], id, menunggu_ulang: true }));
    const port = open(
      {
        '/api/sesi-ruang/2026-06-01/s1': { ...session, ruang: session.ruang.slice(0, 1) },
        'POST /api/lewati-kirim-ulang': { message: 'Kirim ulang tidak ditunggu lagi untuk 2 peserta.' },
      },
      silent,
    );
    await press('Tutup ruang');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tutup Lab 1' }));
    const act = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name });
    dialog.getByText('2 belum mengirim ulang setelah server dipulihkan');
    expect(act('Tidak menunggu mereka').disabled).toBe(true);
    fill(/Alasan/, 'HP rusak');
    expect(act('Belum bisa: 2 belum mengirim ulang').disabled).toBe(true);
    fireEvent.click(act('Tidak menunggu mereka'));
    await screen.findByText('Kirim ulang tidak ditunggu lagi untuk 2 peserta.');
    expect(port.sent[0]?.body).toMatchObject({ ids: ['a', 'b'], alasan: 'HP rusak' });
  });

  test('a closed room is opened again with a reason', async () => {
    const closed = { ditutup_ms: at('09:40'), ditutup_oleh: 'Bu Sari' };
    const port = open({
      '/api/sesi-ruang/2026-06-01/s1': { ...session, ruang: [{ ruang: 'Lab 1', ...times, ...closed }] },
      'POST /api/buka-ruang': { message: 'Lab 1 dibuka kembali.' },
    });
    await screen.findByText('ditutup 09.40 oleh Bu Sari');
    await press('Buka ruang');
    const dialog = await screen.findByRole('dialog', { name: 'Buka Lab 1' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'peserta terlambat' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Buka ruang' }));
    await waitFor(() => expect(port.sent).toHaveLength(1));
    expect(port.sent[0]?.body).toMatchObject({ ruang: 'Lab 1', alasan: 'peserta terlambat' });
  });
});

describe('S27: what a closed room held', () => {
  const closed = { ditutup_ms: at('09:40'), ditutup_oleh: 'Bu Sari' };
  const state = { ...session, ruang: [{ ruang: 'Lab 1', ...times, ...closed }] };
  const named = { nomor_peserta: 'P-0001', kursi: '01' };
  const tertahan = [
    { ...named, id: 'a', nama: 'Ani', jumlah: 9 },
    { ...named, id: 'b', nama: 'Budi', kursi: '02', jumlah: 3 },
  ];
  const answers = {
    '/api/sesi-ruang/2026-06-01/s1': state,
    'POST /api/tertahan-terima': { message: '12 jawaban dari 2 peserta diterima.' },
  };
  const acceptAll = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Terima jawaban yang tertahan' }));
    dialog.getByRole('checkbox', { name: '02 Budi (3)' });
    fireEvent.click(dialog.getByRole('button', { name: 'titik akses mati' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Terima 12 jawaban dari 2 peserta' }));
    await screen.findByText('12 jawaban dari 2 peserta diterima.');
  };
  const accepted = {
    path: '/api/tertahan-terima',
    body: {
      ids: ['a', 'b'],
      sebab: ['TERLAMBAT', 'MULAI_DITAHAN'],
      alasan: 'titik akses mati',
      tindakan_id: expect.any(String),
    },
  };

  test('is proposed for one act as soon as the room is opened', async () => {
    const data = { dilanjutkan: [], tertahan };
    const port = open({ ...answers, 'POST /api/buka-ruang': { message: 'Lab 1 dibuka kembali.', data } });
    await press('Buka ruang');
    const dialog = within(await screen.findByRole('dialog', { name: 'Buka Lab 1' }));
    fireEvent.click(dialog.getByRole('button', { name: 'salah tutup' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Buka ruang' }));
    await acceptAll();
    expect(port.sent[1]).toEqual(accepted);
  });

  test('stands above the list of a closed room, for one act with one reason', async () => {
    const port = open({ ...answers, '/api/tertahan-ruang/2026-06-01/s1': tertahan }, [
      buildAbsenRow({ id: 'a', nama: 'Ani', ...done, tertahan: 9 }),
      buildAbsenRow({ id: 'b', nama: 'Budi', ...done, tertahan: 3 }),
    ]);
    await screen.findByText('12 jawaban dari 2 peserta');
    await press('Terima semuanya');
    await acceptAll();
    expect(port.sent[0]).toEqual(accepted);
  });

  test('of another room it says nothing', async () => {
    open({ ...answers, '/api/tertahan-ruang/2026-06-01/s1': tertahan }, [
      buildAbsenRow({ id: 'z', nama: 'Zaki', ...done, tertahan: 1 }),
    ]);
    await screen.findByText('1 ditahan');
    expect(screen.queryByText(/tiba setelah ruang ditutup/)).toBeNull();
  });
});
