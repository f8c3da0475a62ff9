import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { buildExamRuang, type ExamRuang, type ExamRuangOptions } from '../../../testing/build-exam-ruang.ts';
import { buildTestApp, type Answer, type Session, type TestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { createBackup, restoreBackup } from '../../pencadangan/testing/school.ts';
import { findAttempt, type Attempt } from '../attempt/attempt.queries.ts';
import { verifyLog } from '../replay/verify-log.ts';

export const minuteMs = 60_000;

/** A school whose server is taken back to earlier moments while its participants sit an exam. */
export class RestoredSchool {
  admin!: Session;
  readonly t: TestApp;
  readonly room: ExamRuang;

  private constructor(t: TestApp, room: ExamRuang) {
    this.t = t;
    this.room = room;
  }

  static async build(options: ExamRuangOptions = {}): Promise<RestoredSchool> {
    const t = await buildTestApp();
    const school = new RestoredSchool(t, await buildExamRuang(t, options));
    school.admin = await t.signIn('administrator');
    return school;
  }

  barisId = (index = 0): string => this.room.rows[index]?.barisId ?? '';

  backup = (): Promise<string> => createBackup(this.t, this.admin);

  /** Takes the server back, by the real restore; everybody has to sign in again. */
  async restore(id: string): Promise<void> {
    expect((await restoreBackup(this.t, this.admin, id)).body).toMatchObject({ status: true });
    this.admin = await this.t.signIn('administrator');
  }

  /** Signs in and begins, or goes on, at a device of his own. */
  async sitDown(index = 0, device = new TestDevice(this.t)): Promise<TestDevice> {
    const { body } = await device.begin(await this.room.signIn(index), this.barisId(index));
    expect(body).toMatchObject({ lanjut: true });
    return device;
  }

  /** Works for some minutes and answers questions, the one at `from` first; nothing is sent. */
  answer(device: TestDevice, letters: string, from = 0, minutes = 10): void {
    this.t.clock.advance(minutes * minuteMs);
    device.elapsedMs += minutes * minuteMs;
    [...letters].forEach((letter, index) =>
      device.answer(device.start.urutan[from + index] ?? '', letter as Letter),
    );
  }

  async work(device: TestDevice, letters: string, from = 0, minutes = 10): Promise<void> {
    this.answer(device, letters, from, minutes);
    await device.send();
  }

  command = (call: string, body: Record<string, unknown>): Promise<Answer> =>
    this.t.call(this.admin, 'POST', `/api/${call}`, { alasan: 'uji coba', ...body });

  grant = (menit: number, tambahan_id: string): Promise<Answer> =>
    this.command('tambah-waktu', { ids: [this.barisId()], menit, tambahan_id });

  async attemptOf(device: TestDevice): Promise<Attempt> {
    const attempt = await findAttempt(this.t.context.store.read, device.start.ujian_id);
    if (!attempt) throw new Error('the attempt is unknown');
    return attempt;
  }

  /** The letters that count, in the order of the sheet. */
  async answersOf(device: TestDevice): Promise<string> {
    const { lembar } = await this.attemptOf(device);
    return device.start.urutan.map((butir) => answerOf(lembar, butir) ?? '').join('');
  }

  /** What the audit trail says of decisions that devices brought back. */
  records = () => this.t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'terima_surat'));

  differences = async () =>
    (await verifyLog(this.t.context.store.read, this.t.context.secrets)).differences.map(
      ({ pesan }) => pesan,
    );
}
