import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { emergencyBytesMax, type HasilDarurat } from '@spmb/shared/sync/emergency-file.ts';
import type { Context } from '../../context.ts';
import { done } from '../../http/answers.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { readForm } from '../../media/read-form.ts';
import { receiveEmergency } from './receive-emergency.ts';

/** What one call may carry: a screen sends file by file, another client a few at once. */
const bodyMax = 6 * emergencyBytesMax;

/** Files of devices that could not reach the server, carried here by staff. */
export const jawabanDaruratRoute = (context: Context): Route => ({
  method: 'POST',
  path: '/api/jawaban-darurat',
  capability: 'awasiUjian',
  bodyMax,
  async handle(call) {
    const files = (await readForm(call)).files('file');
    if (files.length === 0) throw new Refusal('Pilih berkas jawaban darurat (.spmb) dahulu.');
    const data: HasilDarurat[] = [];
    for (const file of files) {
      const name = file.name.replaceAll(/\p{C}/gu, '').slice(0, 150);
      const bytes = new Uint8Array(await file.arrayBuffer());
      data.push(...(await receiveEmergency(context, accountOf(call), name, bytes)));
    }
    return done(call, `${files.length} berkas diperiksa.`, { data });
  },
});
