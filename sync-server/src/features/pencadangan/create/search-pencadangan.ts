import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../../context.ts';
import type { Search } from '../../../feature.ts';

/** Lets a backup be found by the day and the time of its making. */
export const buildPencadanganSearch = ({ backups, zona }: Context): Search => ({
  capability: 'kelolaSistem',
  async find(_akun, words, limit) {
    const wanted = words.map((word) => word.toLowerCase());
    const here = await zona();
    const hits = (await backups.list()).map(({ id, dibuat_ms }) => ({
      jenis: 'Pencadangan',
      title: `Pencadangan ${dateInWords(localDate(dibuat_ms, here))}`,
      detail: `pukul ${clockText(dibuat_ms, here)} ${here}`,
      route: `/backend/pencadangan?q=${id}`,
    }));
    return hits
      .filter(({ title, detail }) => {
        const text = `${title} ${detail}`.toLowerCase();
        return wanted.every((word) => text.includes(word));
      })
      .slice(0, limit);
  },
});
