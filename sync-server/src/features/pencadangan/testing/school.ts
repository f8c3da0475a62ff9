import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { expect } from 'vitest';
import { buildExamRuang, type ExamRuang } from '../../../testing/build-exam-ruang.ts';
import type { Session, TestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { buildPicture } from '../../media/testing/build-file.ts';

export interface School {
  admin: Session;
  room: ExamRuang;
  siswa: Session;
  /** In the middle of an exam; two answers are acknowledged. */
  device: TestDevice;
  /** Stored name of the school's logo. */
  logo: string;
}

/** A school with participants, an exam that is being sat, and a file. */
export async function buildSchool(t: TestApp): Promise<School> {
  const admin = await t.signIn('administrator');
  const ruang = await buildExamRuang(t);
  const siswa = await ruang.signIn(0);
  const device = new TestDevice(t);
  await device.begin(siswa, ruang.rows[0]!.barisId);
  await answer(device, ['A', 'B']);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await buildPicture('png'))], 'logo.png'));
  const { body } = await t.call(admin, 'POST', '/api/media?doctype=logo', form);
  return { admin, room: ruang, siswa, device, logo: body.name as string };
}

/** Answers the next questions and sends them. */
export async function answer(device: TestDevice, letters: readonly Letter[]): Promise<void> {
  for (const letter of letters) {
    const place = device.operations.length % device.start.urutan.length;
    device.answer(device.start.urutan[place]!, letter);
  }
  await device.send();
}

/** Finishes the exam, so that nobody sits one. */
export async function finish(device: TestDevice): Promise<void> {
  device.finish();
  await device.send();
}

export async function createBackup(t: TestApp, admin: Session): Promise<string> {
  const { body } = await t.call(admin, 'POST', '/api/pencadangan');
  expect(body).toMatchObject({ status: true, data: { terverifikasi: true } });
  return body.data.id as string;
}

/** As an administrator; `kode`: of a school whose backup this server's own code does not open. */
export const restoreBackup = (t: TestApp, admin: Session, id: string, konfirmasi = 'SMK Uji', kode = '') =>
  t.call(admin, 'POST', '/api/pencadangan-pulihkan', { id, konfirmasi, alasan: 'server diganti', kode });

/** The recovery code, as the page shows it. */
export const kodePemulihanOf = async (t: TestApp, admin: Session): Promise<string> =>
  (await t.call(admin, 'GET', '/api/kode-pemulihan')).body.kode as string;
