import { jawabanDarurat } from '@spmb/shared/ujian/calls.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { HasilDarurat } from '@spmb/shared/sync/protocol/emergency-file.schema.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { readForm } from '../../../media/read-form.ts';
import { receiveEmergency } from './receive-emergency.ts';

/** Files of devices that could not reach the server, carried here by staff. */
export const jawabanDaruratRoute = (context: Context): Route =>
  answerCall(jawabanDarurat, undefined, async ({ call }) => {
    const files = (await readForm(call)).files('file');
    if (files.length === 0) throw new Refusal('Pilih berkas jawaban darurat (.spmb) dahulu.');
    const data: HasilDarurat[] = [];
    for (const file of files) {
      const name = file.name.replaceAll(/\p{C}/gu, '').slice(0, 150);
      const bytes = new Uint8Array(await file.arrayBuffer());
      data.push(...(await receiveEmergency(context, accountOf(call), name, bytes)));
    }
    return acted(`${files.length} berkas diperiksa.`, { data });
  });
