import { byId } from '../../../db/of-school.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';
import { peserta } from './peserta.table.ts';

/** The programme of a participant's first choice. */
export const programOfPeserta = byId(programKeahlian, peserta.jurusan_id_1);
export const akunOfPeserta = byId(akun, peserta.akun_id);
