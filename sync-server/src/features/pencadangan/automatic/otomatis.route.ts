import { pencadanganOtomatis, pilihTempat } from '@spmb/shared/pencadangan/calls.ts';
import { tempatContract } from '@spmb/shared/pencadangan/otomatis.schema.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import type { AutomaticBackups } from './automatic.ts';
import type { BackupScope } from '../create/backup-scope.ts';

const chosen = 'Tempat kedua disimpan. Salinan pertama dibuat dalam beberapa menit.';
const sameDisk =
  'Tempat kedua disimpan, tetapi satu disk dengan server: tidak dihitung sebagai tempat kedua. Bila disk itu rusak, keduanya hilang. Pilih flashdisk atau disk lain.';
const givenUp = 'Tempat kedua dilepas. Pencadangan sekarang hanya ada di disk server.';

/** What the server makes by itself, and where it brings a second copy. */
export const otomatisRoutes = (scope: BackupScope, automatic: AutomaticBackups): Route[] => [
  answerCall(pencadanganOtomatis, undefined, () => automatic.state()),
  answerCall(pilihTempat, tempatContract, async ({ call, input: { jalur } }) => {
    await scope.onlyOne(() => automatic.choosePlace(actorOf(accountOf(call)), jalur));
    const data = await automatic.state();
    return acted(jalur === '' ? givenUp : data.kedua?.satu_disk ? sameDisk : chosen, { data });
  }),
];
