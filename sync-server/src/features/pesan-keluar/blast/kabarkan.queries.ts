import { ajakanBerhenti, rangkai, type Disapa, type Sekolah } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import { alamatUntukHp } from '@spmb/shared/sekolah/alamat-server.ts';
import type { Context } from '../../../context.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { listBerhenti } from '../antrean/antrean.queries.ts';
import type { Asal, Surat } from '../antrean/antrekan.mutations.ts';
import { lihatKanalKabar, type KanalContext } from './kanal-kabar.queries.ts';
import { listCalonById } from './penerima.queries.ts';
import { pilihSurat } from './rencanakan.ts';

/** What is told beside letters that stand in inboxes. */
interface Kabar extends Pick<Asal, 'tindakan' | 'jenis_informasi' | 'mendesak'> {
  penerima: readonly string[];
  isi: (calon: Disapa, sekolah: Sekolah) => string;
}

/** What goes out of it; undefined: the school has no channel that sends by itself, and the inbox is all there is. */
export interface Keluar {
  asal: Asal;
  surat: readonly Surat[];
}

/**
 * Puts together what the school's channel tells of letters that are put into inboxes, which stay the truth: nobody twice the
 * same at one number, none who wants no messages, none without a number.
 */
export async function susunKabar(
  context: KanalContext & Pick<Context, 'state'>,
  { penerima, isi, ...kabar }: Kabar,
): Promise<Keluar | undefined> {
  const { read } = context.store;
  const { media, tanpa } = await lihatKanalKabar(context);
  if (tanpa !== null) return undefined;
  const stored = await findSekolah(read);
  const sekolah = { nama: stored?.nama ?? '', alamat: alamatUntukHp(stored?.alamat_server) };
  const calon = await listCalonById(read, penerima, media);
  const ajakan = media === 'wa' ? ajakanBerhenti : undefined;
  const { surat } = pilihSurat(calon, await listBerhenti(read), media, (one) =>
    rangkai(isi(one, sekolah), ajakan),
  );
  return { asal: { ...kabar, program_keahlian_id: null, media, generasi: context.state.generasi }, surat };
}
