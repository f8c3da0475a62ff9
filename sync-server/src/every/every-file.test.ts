import { roles, type Role } from '@spmb/shared/kernel/role.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { byId } from '../db/of-school.ts';
import { listRelations } from '../db/relations.ts';
import { schoolId } from '../db/school-id.ts';
import type { Transaction } from '../db/store.ts';
import { nameOf } from '../db/table-rows.ts';
import { akun } from '../features/akun/account/akun.table.ts';
import { mediaKinds } from '../features/media/media-kinds.ts';
import { buildPdf, buildPicture } from '../features/media/testing/build-file.ts';
import { berkas, berkasTerkirim } from '../features/pendaftaran/berkas.table.ts';
import { peserta } from '../features/peserta/rows/peserta.table.ts';
import { sekolah } from '../features/sekolah/sekolah.table.ts';
import { openPendaftaran } from '../features/situs/testing/admission.ts';
import { gambar } from '../media/file-formats.ts';
import { media, type Doctype } from '../media/media.table.ts';
import { makeRow } from '../testing/make-row.ts';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';
import { turnOn } from '../testing/turn-on.ts';

const t = perFile(buildTestApp);
type Reader = Role | 'nobody';
const everybody: readonly Reader[] = [...roles, 'nobody'];

interface Place {
  doctype: Doctype;
  /** Who uploads such a file. */
  owner: Role;
  /** Who opens it beside its owner while a record names it. */
  named: readonly Reader[];
  /** The same before, and once it names another. */
  unnamed: readonly Reader[];
}
const open = (doctype: Doctype, owner: Role): Place => ({
  doctype,
  owner,
  named: everybody,
  unnamed: everybody,
});
/** Of an applicant: closed but for whoever works on what names it. */
const own = (named: readonly Role[], doctype: Doctype = 'peserta'): Place => ({
  doctype,
  owner: 'peserta',
  named,
  unnamed: [],
});
const ofBank: Place = {
  doctype: 'soal',
  owner: 'guru',
  named: ['administrator', 'guru'],
  unnamed: ['administrator', 'guru'],
};

/** Every place in which a record names a stored file; one of a form stands inside of it. */
const places: Readonly<Record<string, Place>> = {
  'sekolah.logo': open('logo', 'administrator'),
  'sekolah.bg': open('logo', 'administrator'),
  'sekolah.bg_nav': open('logo', 'administrator'),
  'slider.path': open('slider', 'operator'),
  'peraturan.path': open('peraturan', 'operator'),
  'dokumen_persyaratan.path': open('dokumen', 'operator'),
  'akun.avatar': { doctype: 'avatar', owner: 'peserta', named: roles, unnamed: roles },
  'master_soal.lampiran': { doctype: 'lampiran', owner: 'guru', named: ['administrator'], unnamed: [] },
  // That of the form that was sent last, which opens it to the committee.
  'peserta.foto': own([]),
  'berkas.isi': own([]),
  'berkas_terkirim.isi': own(['administrator', 'operator']),
  'dokumen_peserta.path': own(['administrator', 'operator']),
  'sanggahan.path': own(['administrator']),
  'daftar_ulang.daftar_ulang_dokumen': own(['administrator', 'operator'], 'daftar-ulang'),
  'daftar_ulang.koperasi_dokumen': own(['administrator', 'operator'], 'daftar-ulang'),
  'pesan.lampiran': own(['administrator', 'operator'], 'pesan'),
  'biodata.foto': own([]),
  'permohonan.path': own(['administrator', 'operator'], 'permohonan'),
};
/** Kept beside the records: what became of an upload, and pictures of sealed sheets. */
const besides = ['unggahan.media_id'];

const columns = listRelations().filter(({ parent }) => parent === media);
const placeOf = (name: string): Place | undefined => (/^soal.*_gambar$/.test(name) ? ofBank : places[name]);

test('every column that names a stored file has its readers here', () => {
  const found = columns.map(({ table, column }) => `${nameOf(table)}.${column.name}`);
  expect(found.filter((name) => !placeOf(name) && !besides.includes(name))).toEqual([]);
  const inForms = ['berkas.isi', 'berkas_terkirim.isi'];
  expect(Object.keys(places).filter((name) => !found.includes(name) && !inForms.includes(name))).toEqual([]);
});

let sessions: [Reader, Session | undefined][];
beforeAll(async () => {
  await openPendaftaran(t);
  await turnOn(t);
  sessions = [['nobody', undefined]];
  for (const role of roles) sessions.push([role, await t.signIn(role)]);
});

let files = 0;
async function buildFile(doctype: Doctype): Promise<Buffer> {
  files += 1;
  const isPicture = mediaKinds[doctype].formats[0] === gambar;
  return isPicture
    ? buildPicture('png', 20, `#${String(files).padStart(6, '0')}`)
    : buildPdf(`Berkas ${files}`);
}
async function upload(who: Session, { doctype }: Place, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'berkas'));
  return (await t.call(who, 'POST', `/api/media?doctype=${doctype}`, form)).body.name;
}
const write = <T>(work: (tx: Transaction) => Promise<T>) =>
  t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, work);
const opens = async (who: Session | undefined, name: string) =>
  (await t.call(who, 'GET', `/api/media/${name}`)).httpStatus === 200;
async function readers(name: string): Promise<Reader[]> {
  const found: Reader[] = [];
  for (const [reader, session] of sessions) if (await opens(session, name)) found.push(reader);
  return found.sort();
}

/** Where a place lies, and what a column of it holds that names a file. */
const spots = [
  ...columns.map(({ table, column }) => ({ table, column, valueOf: (file: string): unknown => file })),
  ...[berkas, berkasTerkirim].map((table) => ({
    table: table as SQLiteTable,
    column: table.isi,
    valueOf: (foto: string): unknown => ({ foto }),
  })),
].flatMap((spot) => {
  const name = `${nameOf(spot.table)}.${spot.column.name}`;
  const place = placeOf(name);
  return place ? [[name, { ...spot, place }] as const] : [];
});
type Spot = (typeof spots)[number][1];

/** A record of the owner's that names the file. */
const nameFile = ({ table, column, valueOf }: Spot, akun_id: string, file: string) =>
  write(async (tx) => {
    const value = { [column.name]: valueOf(file) };
    if (table === akun) return tx.update(akun).set(value).where(byId(akun, akun_id));
    if (table === sekolah) return tx.update(sekolah).set(value);
    if (!('peserta_id' in getTableColumns(table))) return makeRow(tx, table, value);
    const { id } = await makeRow(tx, peserta, { akun_id });
    return makeRow(tx, table, { peserta_id: id, ...value });
  });
const nameOther = ({ table, column, valueOf }: Spot, file: string) =>
  write((tx) =>
    tx
      .update(table)
      .set({ [column.name]: valueOf('lain') })
      .where(eq(column, valueOf(file))),
  );

describe.each(spots)('P13: a file that %s names', (_, spot) => {
  const { place } = spot;

  test('is read by its owner and by whom that record is open to, and by them alone', async () => {
    const owner = await t.signIn(place.owner);
    const name = await upload(owner, place, await buildFile(place.doctype));
    expect([await opens(owner, name), await readers(name)]).toEqual([true, [...place.unnamed].sort()]);
    await nameFile(spot, owner.akun_id, name);
    expect([await opens(owner, name), await readers(name)]).toEqual([true, [...place.named].sort()]);
    await nameOther(spot, name);
    expect([await opens(owner, name), await readers(name)]).toEqual([true, [...place.unnamed].sort()]);
  });

  test('is nobody else’s who has the same: he gets a name of his own where names tell whose it is', async () => {
    const [one, two] = [await t.signIn(place.owner), await t.signIn(place.owner)];
    const bytes = await buildFile(place.doctype);
    const [first, second] = [await upload(one, place, bytes), await upload(two, place, bytes)];
    expect(await opens(two, second)).toBe(true);
    expect(first === second).toBe(place.unnamed.length > 0 && place.doctype !== 'avatar');
  });
});

test('after a reset nobody opens what applicants handed in', async () => {
  const ofApplicants = spots.filter(
    ([, { place }]) => place.owner === 'peserta' && place.doctype !== 'avatar',
  );
  const names = [];
  for (const [, spot] of ofApplicants) {
    const owner = await t.signIn('peserta');
    const name = await upload(owner, spot.place, await buildFile(spot.place.doctype));
    await nameFile(spot, owner.akun_id, name);
    names.push([owner, name] as const);
  }
  const admin = sessions.find(([role]) => role === 'administrator')?.[1];
  const isi = { konfirmasi: 'SMK Uji', alasan: 'tahun baru' };
  expect((await t.call(admin, 'POST', '/api/profile-reset-data', isi)).body).toMatchObject({ status: true });
  for (const [owner, name] of names)
    expect([await opens(owner, name), await readers(name)]).toEqual([false, []]);
});
