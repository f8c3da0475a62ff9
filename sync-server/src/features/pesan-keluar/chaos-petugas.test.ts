import type { Context } from '../../context.ts';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../http/route.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { kirimUlang, nyatakan } from './antrean/atur-antrean.ts';
import { ambilPesan, lewatiPesan } from './antrean/kirim-tangan.ts';
import { kirimBlast } from './blast/kirim-blast.ts';
import { putuskanSemua } from './putuskan-semua.ts';
import { dyingContext, Killed } from './testing/dying-context.ts';
import { openQueue, readPesan, seedCalon } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const akun = perTest(async (): Promise<SignedIn> => {
  const { akun_id } = await t.signIn('operator');
  return {
    akun_id,
    sesi_id: 'sesi',
    username: 'Uji operator',
    email: '',
    authent: 'operator',
    jurusan_id: null,
    semua_program: true,
    peserta_id: null,
    avatar: null,
    masuk_ms: 0,
    ganti_sandi: false,
  };
});

const isian = { jenis_informasi: 'informasi-umum', program_keahlian_id: null, pesan: 'Halo' } as const;
const blast = (context: Context) => kirimBlast(context, akun, { ...isian, tindakan_id: 'blast-satu' });
const idOf = async () => (await readPesan(t, await t.signIn('operator')))['Calon 1']?.id ?? '';
const open = async (context: Context) => ambilPesan(context, akun, await idOf());
const say = (terkirim: boolean) => async (context: Context) =>
  nyatakan(context, akun, { id: await idOf(), terkirim });
const fail = say(false);
const nothing = () => Promise.resolve();

/** Every act of staff on a message: what stands before it, the act, and where the message is after it. */
const acts = {
  'a blast': [nothing, blast, 'antre'],
  'opening a chat': [blast, open, 'mengirim'],
  'saying that it was sent': [(context) => blast(context).then(() => open(context)), say(true), 'terkirim'],
  'passing it over': [
    (context) => blast(context).then(() => open(context)),
    async (context) => lewatiPesan(context, akun, await idOf()),
    'antre',
  ],
  'sending one again': [
    (context) => blast(context).then(() => fail(context)),
    async (context) => kirimUlang(context, akun, await idOf()),
    'antre',
  ],
  'sending all again': [
    (context) => blast(context).then(() => fail(context)),
    (context) =>
      putuskanSemua(context, akun, {
        keadaan: 'gagal',
        putusan: 'kirim_ulang',
        jumlah: 1,
        blast: null,
        q: null,
      }),
    'antre',
  ],
} satisfies Record<
  string,
  [before: (context: Context) => Promise<unknown>, act: (context: Context) => Promise<unknown>, after: string]
>;
const all = Object.entries(acts).flatMap(([name, parts]) =>
  (['before', 'after'] as const).map((when) => [name, when, parts] as const),
);

test.each(all)(
  '%s: killed right %s it is durable, or it has not been; asked again it is done, and never twice',
  async (_name, when, [before, act, after]) => {
    await openQueue(t, { kanal: 'tangan' });
    await seedCalon(t, 1);
    await before(t.context);
    const stood = Object.values(await readPesan(t, await t.signIn('operator')))[0]?.keadaan;
    await expect(act(dyingContext(t.context, 1, when).context)).rejects.toThrow(Killed);
    await t.crash();
    const look = async () => Object.values(await readPesan(t, await t.signIn('operator')));
    const expected = when === 'before' ? stood : after;
    expect((await look())[0]?.keadaan).toBe(expected);
    // What is done is refused or answered as it was; what is not is done.
    await act(t.context).catch((error: unknown) => expect(error).toHaveProperty('httpStatus', 409));
    expect((await look()).map(({ keadaan }) => keadaan)).toEqual([after]);
  },
);
