import { tempatContract } from '@spmb/shared/pencadangan/otomatis.schema.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import type { AutomaticBackups } from './automatic.ts';
import type { Room } from './room.ts';

const chosen = 'Tempat kedua disimpan. Salinan pertama dibuat dalam beberapa menit.';
const sameDisk =
  'Tempat kedua disimpan, tetapi satu disk dengan server: tidak dihitung sebagai tempat kedua. Bila disk itu rusak, keduanya hilang. Pilih flashdisk atau disk lain.';
const givenUp = 'Tempat kedua dilepas. Pencadangan sekarang hanya ada di disk server.';

/** What the server makes by itself, and where it brings a second copy. */
export function otomatisRoutes(room: Room, automatic: AutomaticBackups): Route[] {
  const capability = 'kelolaSistem';

  async function choose(call: Call): Promise<Response> {
    const { jalur } = await readBody(call, tempatContract);
    await room.onlyOne(() => automatic.choosePlace(actorOf(accountOf(call)), jalur));
    const data = await automatic.state();
    return done(call, jalur === '' ? givenUp : data.kedua?.satu_disk ? sameDisk : chosen, { data });
  }

  return [
    {
      method: 'GET',
      path: '/api/pencadangan-otomatis',
      capability,
      handle: async (call) => call.json(await automatic.state()),
    },
    { method: 'POST', path: '/api/pencadangan-tempat', capability, handle: choose },
  ];
}
