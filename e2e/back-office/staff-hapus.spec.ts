import { buildIsianJadwalUjian } from '@spmb/shared/testing/build-isian-jadwal-ujian.ts';
import { expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { find, openScreen } from '../fixtures/record-screen.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { notice, rowOf } from '../fixtures/staff.ts';

const tanggal = '2031-03-05';
const name = 'Tes Wawasan';
let peserta: number;
useSchool('operator');

test.beforeAll(async () => {
  const admin = await server.login('admin', 'demo-admin-2025');
  const [bank] = (await server.call(admin, 'GET', '/api/master-soal')) as { id: string }[];
  const isian = { ...buildIsianJadwalUjian({ master_soal_id_1: bank!.id, tanggal }), name };
  await server.call(admin, 'POST', '/api/jadwal-ujian', { ...isian, jumlah_soal_1: 5, jumlah_soal: 5 });
  const jam = { name: 'Sesi Wawasan', jam_mulai: '08:00', jam_selesai: '10:00' };
  const { data } = (await server.call(admin, 'POST', '/api/jadwal-ujian-sesi', jam)) as {
    data: { id: string };
  };
  const at = { tanggal, jadwal_ujian_sesi_id: data.id };
  const made = (await server.call(admin, 'POST', '/api/jadwal-ujian-peserta-generate', at)) as {
    data: { dibuat: number };
  };
  peserta = made.data.dibuat;
  expect(peserta).toBeGreaterThan(20);
});

/** Opens the question of the deletion and answers it with a reason. */
async function removeJadwal(): Promise<void> {
  await rowOf(page, name).getByLabel('Hapus', { exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Hapus data' });
  await expect(question).toContainText(`${peserta} jadwal peserta`);
  const yes = question.getByRole('button', { name: 'Ya, Saya Yakin' });
  await expect(yes).toBeDisabled();
  await check(page, 'hapus jadwal dengan peserta');
  await question.getByLabel('Alasan').fill('Salah tanggal');
  await yes.click();
  await expect(question).toBeHidden();
}

test('a schedule with participants is deleted with their number and a reason, and taken back from the message', async () => {
  await openScreen(page, 'Jadwal Ujian');
  await find(page, 'wawasan');
  await expect(rowOf(page, name)).toContainText(String(peserta));
  await removeJadwal();
  await expect(rowOf(page, name)).toHaveCount(0);
  const told = notice(page).filter({ hasText: `Jadwal ujian dihapus bersama ${peserta} jadwal peserta.` });
  await expect(told).toBeVisible();
  await check(page, 'dihapus, dapat diurungkan');
  await told.getByRole('button', { name: 'Urungkan' }).click();
  await expect(rowOf(page, name)).toContainText(String(peserta));
  await expect(notice(page).filter({ hasText: `${name} dikembalikan.` })).toBeVisible();
});

test('what was deleted is found in its list, and taken back later', async () => {
  await removeJadwal();
  await expect(rowOf(page, name)).toHaveCount(0);
  await openScreen(page, 'Penghapusan');
  const later = rowOf(page, 'Sampai');
  await expect(later).toContainText(`${peserta} jadwal peserta`);
  await check(page, 'penghapusan');
  await later.getByLabel('Urungkan').click();
  const question = page.getByRole('dialog', { name: 'Urungkan penghapusan' });
  await check(page, 'urungkan penghapusan');
  await question.getByRole('button', { name: 'Urungkan' }).click();
  await expect(question).toBeHidden();
  await expect(
    notice(page)
      .filter({ hasText: `${name} dikembalikan.` })
      .last(),
  ).toBeVisible();
  await openScreen(page, 'Jadwal Ujian');
  await find(page, 'wawasan');
  await expect(rowOf(page, name)).toContainText(String(peserta));
});
