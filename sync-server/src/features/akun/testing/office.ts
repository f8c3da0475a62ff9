import { socketAt } from '../../../testing/socket-at.ts';
import { buildTestApp, type Answer, type Session, type TestApp } from '../../../testing/test-app.ts';

/** What a login carries beside name, password and label of the device. */
export interface LoginFrom {
  /** Network address of the device. */
  alamat?: string;
  /** What an earlier login answered. */
  bukti_perangkat?: string | undefined;
}

/** A school with its administrator, and the calls that tests of accounts make again and again. */
export interface Office {
  t: TestApp;
  admin: Session;
  /** Creates an account; the answer's body. */
  create(fields?: object): Promise<Answer['body']>;
  change(id: string, fields: object, by?: Session): Promise<Answer>;
  login(email: string, password: string, perangkat?: string, from?: LoginFrom): Promise<Answer>;
  /** The session of a login that succeeds. */
  enter(email: string, password: string): Promise<Session>;
}

export async function buildOffice(): Promise<Office> {
  const t = await buildTestApp();
  const admin = await t.signIn('administrator', { nama: 'Bu Rina' });
  let drawn = 0;
  const login: Office['login'] = async (email, password, perangkat = '', from = {}) => {
    const { alamat, ...proof } = from;
    const headers = { 'content-type': 'application/json', 'x-perangkat': perangkat };
    const body = JSON.stringify({ email, password, ...proof });
    const sent = { method: 'POST', headers, body };
    const answer = await t.app.request('/api/auth/token', sent, socketAt(alamat));
    return { httpStatus: answer.status, body: await answer.json() };
  };
  return {
    t,
    admin,
    login,
    async create(fields = {}) {
      drawn += 1;
      const record = { username: `Akun ${drawn}`, email: `akun${drawn}@sekolah.id`, authent: 'operator' };
      return (await t.call(admin, 'POST', '/api/user', { ...record, ...fields })).body;
    },
    async change(id, fields, by = admin) {
      const { body: record } = await t.call(admin, 'GET', `/api/user/${id}`);
      return t.call(by, 'POST', `/api/user/${id}?_method=PUT`, { ...record, ...fields });
    },
    enter: async (email, password) => ({ token: (await login(email, password)).body.token, akun_id: '' }),
  };
}
